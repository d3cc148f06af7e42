"""Scene: the handle of the glass door in its frame of black steel, close, with the lit cedar out of focus behind it."""
from library import light
from library.zuers import corner_sauna

ALT = 'A slim black steel handle on a glass door beside horizontal cedar boards, the lit sauna out of focus behind it'
GRADE = {'exposure': 0.8}


def compose():
    corner_sauna()
    light.camera((-0.95, -0.25, 1.20), 37, 50, (0.0, -0.02), 1.42, 1.8)
