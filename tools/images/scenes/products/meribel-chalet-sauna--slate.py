"""Scene: the heater before the wall of split slate."""
from library import light
from library.views import compose_product

ALT = 'Stones in the black cage of a heater before a wall of thin split slate, lit from above'
GRADE = {'exposure': 1.1}


def compose():
    compose_product('meribel-chalet-sauna')
    light.area((1.15, 0.3, 1.9), (0.45, 1, -0.65), 0.5, 0.5, 13, 2850)
    light.camera((1.95, 0.25, 1.12), -6, 40, (0.0, -0.02), 1.3, 4.0)
