"""Scene: the round pull on the glass door, close."""
from library import clear, finishes, light, reflecting_glass
from library.shapes import rod
from library.views import compose_product

ALT = 'A round cedar pull on brass bolts at the clear glass door of the sauna, in early sun'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.3}


def compose():
    compose_product('bregenz-studio-sauna')
    clear.clear((-0.1, -0.1, 0.0), (1.6, 0.1, 2.1), 'edge')
    finishes.refine(**{'reflecting glass': 'glass'})
    reflecting_glass.edges([(-0.012, 0.855)], -0.025, 0.0325, 2.0475, 0.45, (0.34, 0.44, 0.27))
    reflecting_glass.renew((0.21, 0.50, 0.86, 1.31), (1.0, 0.90, 0.74), 0.13, soft=0.018)
    for z in (0.975, 1.125):
        rod('brass', (0.12, -0.0295, z), (0.12, -0.0345, z), 0.017, 48)
    light.camera((-0.34, -0.92, 1.14), 27, 60, (0.04, -0.07), 1.0, 2.8)
