"""Scene: the two benches of the corner sauna, seen from its door."""
from library import light
from library.zuers import corner_sauna

ALT = 'Two cedar benches meet at a right angle in the corner, lit from below, with a bucket and folded towels'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    corner_sauna()
    light.camera((0.12, 0.12, 1.30), 45, 24, (0.0, -0.09), 2.3, 5.0)
