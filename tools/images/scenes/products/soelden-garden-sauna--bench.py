"""Scene: the snowy garden through the glass gable, seen from the upper bench."""
from library import light, spruces, winter
from library.views import compose_product

ALT = 'A snowy garden and a forest through the glass gable of a cedar sauna, seen from its upper bench past the heater'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def opposite_forest():
    """Adds the forest at the other end of the garden, which the main view does not show."""
    clear = lambda x, y: y > -20 and abs(x - 1.5) < 7
    ground = lambda x, y: float(winter.hill(1.3, 15, 4)(x, y)) - 0.15
    spruces.forest(winter.scatter(70, -45, 48, -75, -13, 3.0, clear), ground, (8, 15), snow=0.6)


def compose():
    compose_product('soelden-garden-sauna')
    opposite_forest()
    light.camera((1.25, 2.35, 1.95), 176, 19, (0.0, -0.02))
