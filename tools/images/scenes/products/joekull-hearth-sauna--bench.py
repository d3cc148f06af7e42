"""Scene: folded towels on the bench beside the column of stones, close, with the backrest lit from behind."""
from library import light
from library.joekull import room

ALT = 'Folded towels on a cedar bench under a backrest with hidden light, the column of stones beside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85}


def compose():
    room()
    light.area((1.2, -1.0, 1.7), (-0.3, 1, -0.3), 0.8, 0.8, 14, colour=(0.66, 0.80, 1.0))
    light.camera((1.22, -0.15, 1.02), -18, 35, (0.0, -0.14), 1.85, 2.2)
