"""Scene: hot stones and steam in front of a dark stone wall. The left side stays empty for the text on the page."""
from library import finishes, light, split_stones
from library.boards import panels, plank_wall
from library.fittings import wisps
from library.hearths import wood_stove

FOCUS = 0.75
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.05}


def compose():
    light.indoors()
    panels('slate', (-3, 1.5, 0), (1, 0, 0), (0, 0, 1), 6.4, 3.0, 1.6, 0.62)
    panels('wet slate', (-3, -3.0, 0), (1, 0, 0), (0, 1, 0), 6.4, 4.6, 0.9, 0.9)
    plank_wall('cedar', (3.35, 1.5, 0), (0, -1, 0), (0, 0, 1), 4.0, 3.0)
    wood_stove(0.42, 0.55, 0, 0.78, 0.62, 1.18, pipe=3.4)
    split_stones.renew()
    wisps(0.80, 0.80, 1.12, 1.5, 1.7, 5)
    light.strip((-3, 1.38, 2.95), (2.1, 1.38, 2.95), (0, 0.10, -1), 95, 2650)
    light.spot((-1.5, -1.3, 2.7), (0.72, 0.62, -0.62), 520, 40, 2800)
    light.spot((-0.5, -0.9, 2.3), (1.30, 1.75, -1.25), 420, 22, 2900)
    light.spot((0.1, 1.35, 2.6), (0.35, -0.3, -0.9), 160, 50, 2700)
    light.area((-4.2, -2.4, 2.0), (1, 0.9, -0.4), 1.6, 1.6, 45, colour=(0.50, 0.66, 1.0))
    finishes.refine(**{'slate': 'honed slate', 'wet slate': 'wet honed slate'})
    light.camera((-0.12, -3.1, 1.2), 0.0, 33, (0.0, -0.07), 3.8, 3.2)
