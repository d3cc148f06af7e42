"""Scene: linen towels on a travertine ledge, one of the bath sheets hanging over its edge, in daylight from the left."""
from library import blocks, finishes, light, materials, textiles  # noqa: F401 (blocks adds the dressed travertine)
from library.boards import panels
from library.linens import over_edge, pile

ALT = 'Folded linen towels in bone with a charcoal stripe on a ledge of travertine, a bath sheet hanging over its edge'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.82}
STRIPES = (0.05, 0.078), (0.088, 0.094)  # distances of the edges of the stripes from the hem, in metres
materials._makers['fine honeycomb'] = lambda name: textiles._weave(name, (0.50, 0.455, 0.385), (0.77, 0.725, 0.645), 0.0030, 0.00028, STRIPES)


def compose():
    light.indoors()
    panels('slate', (-2, 0.75, -1.5), (1, 0, 0), (0, 0, 1), 4.4, 3.5, 1.3, 0.9)
    panels('travertine', (-2, 0.0, 0), (1, 0, 0), (0, 1, 0), 4.4, 0.75, 1.6, 0.75, thick=0.07, shift=0)
    pile('fine honeycomb', -0.125, 0.33, 0.0, [(0.45, 0.33, 5, -1.5, (0, 0)), (0.34, 0.26, 4, 2.0, (-0.02, 0.0)), (0.33, 0.255, 4, -3.0, (-0.015, 0.008))], seed=3)
    over_edge('fine honeycomb', 0.195, 0.0, 0.0, 0.40, 0.33, 0.30, -4, loose=0.09, seed=6)
    light.strip((-1.9, 0.735, -0.02), (2.3, 0.735, -0.02), (0, 0.05, 1), 20, 2700)
    light.area((-1.35, -0.48, 0.85), (1, 0.46, -0.58), 0.45, 0.45, 56, 5200)
    light.area((1.5, -1.3, 0.3), (-1, 1, -0.3), 1.0, 1.0, 8, 3200)
    finishes.refine(slate='honed slate', travertine='dressed travertine')
    light.camera((0.02, -1.75, 0.52), 0, 65, (0, -0.36), 1.95, 5.0)
