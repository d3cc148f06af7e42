"""Scene: the three steps of the sunken basin from the side, with their light strips, aligned joints and clear water."""
from library import clearwater, filled_travertine, finishes, light  # noqa: F401 (filled_travertine adds a material)
from library.dim import dim_strips
from library.linens import pile
from library.travertine import X0, X1, sunken_basin

ALT = 'Three travertine steps lead down under clear water, each marked by a narrow line of light, folded linen at the edge'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.85, 'contrast': 1.28, 'balance': 0.42}


def compose():
    light.indoors()
    sunken_basin()
    pile('plain linen', 1.14, 2.36, 0, [(0.44, 0.34, 4, -4, (0, 0)), (0.42, 0.33, 4, 2, (0.005, 0.0)), (0.40, 0.32, 4, -2, (0, 0.004))], seed=4)
    light.strip((-2.2, 4.34, 3.0), (2.2, 4.34, 3.0), (0, 0.03, -1), 26, 2750)
    light.strip((2.26, -2, 0.03), (2.26, 4.2, 0.03), (-0.1, 0, 1), 16, 2600)
    light.area((-2.0, 1.0, 2.7), (1, 0.3, -1), 1.6, 0.4, 34, 5000)
    light.spot((0.6, 1.2, 3.1), (0.15, 0.5, -1), 90, 46, 2800)
    light.area((-1.0, -2.4, 2.4), (0.3, 1, -0.4), 1.8, 1.2, 34, colour=(1.0, 0.95, 0.88))
    lamps = [(x, 1.3, -0.45, 0.17) for x in (X0 + 0.12, X1 - 0.12)]
    clearwater.renew('travertine', 0.0014, line=(0.17, 0.18, 0.18), lamps=lamps, above=(0.44, 0.45, 0.44), net=0.3, joint=0.35, scatter=0.75)
    dim_strips(0.9)
    finishes.refine(travertine='filled travertine')
    light.camera((-1.4, 0.2, 1.6), 31, 34, (0, -0.47), 2.7, 5.0)
