"""Scene: the sunken travertine basin along its length, with three steps that rise from the water at the far end."""
from library import clearwater, filled_travertine, finishes, light, planed  # noqa: F401 (filled_travertine adds a material)
from library.boards import Boards
from library.dim import dim_strips
from library.lanterns import candle
from library.linens import pile
from library.travertine import X0, X1, sunken_basin

ALT = 'A sunken basin of pale travertine flush with the floor, three lit steps leading down into clear blue water'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.22, 'balance': 0.42}


def compose():
    light.indoors()
    sunken_basin()
    niche = Boards('thermo-aspen', 0.006)
    niche.box((-2.28, 3.72, 0.42), (2.28, 4.38, 0.46))
    niche.done('bench')
    pile('plain linen', -0.63, 4.00, 0.46, [(0.42, 0.32, 4, -2, (0, 0)), (0.41, 0.31, 4, 1, (0.004, 0)), (0.40, 0.30, 4, -1, (0, 0))], seed=4)
    for x, y, tall in ((1.06, 2.80, 0.18), (1.30, 2.62, 0.11)):
        candle(x, y, 0, tall, 0.042, 1.2)
    light.strip((-2.2, 3.8, 0.40), (2.2, 3.8, 0.40), (0, -0.3, -1), 12, 2600)
    light.strip((-2.2, 4.34, 3.0), (2.2, 4.34, 3.0), (0, 0.03, -1), 26, 2750)
    light.area((-2.2, 0.8, 2.7), (1, 0.1, -0.8), 1.8, 0.25, 34, 5000)
    light.area((0, -3.2, 2.6), (0, 1, -0.35), 2.4, 1.0, 46, colour=(1.0, 0.95, 0.88))
    lamps = [(x, 1.3, -0.45, 0.17) for x in (X0 + 0.12, X1 - 0.12)]
    clearwater.renew('travertine', 0.0016, line=(0.17, 0.18, 0.18), lamps=lamps, above=(0.40, 0.41, 0.40), net=0.3, joint=0.4, scatter=0.75)
    dim_strips(0.9)
    finishes.refine(travertine='filled travertine')
    planed.renew_walls(**{'thermo-aspen': 'planed aspen', 'cedar': 'planed cedar', 'hemlock': 'planed hemlock'})
    light.camera((0.12, -2.0, 1.62), 0, 31, (0, -0.21), 4.2, 4.5)
