"""Scene: the wall of split slate and its bed of grasses, by day."""
from library import light
from library.moesern import by_day

ALT = 'Tall grasses before a wall of split slate with a round black wall lamp in low sun'
GRADE = {'exposure': 0.75}


def compose():
    by_day()
    light.camera((-0.2, -2.6, 1.3), -34, 40, (0.0, 0.02), 2.9, 5.0)
