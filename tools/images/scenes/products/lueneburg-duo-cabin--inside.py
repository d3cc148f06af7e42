"""Scene: the seat of the cabin for two, with rolled towels between the emitters."""
from library import light
from library.lueneburg import inside

ALT = 'The seat of a hemlock cabin with two rolled towels, emitters behind slats at its back and beneath it'
GRADE = {'exposure': 0.7}


def compose():
    light.indoors()
    inside()
    light.area((0.3, -1.3, 1.6), (0.2, 1, -0.3), 0.9, 0.9, 18, colour=(0.66, 0.80, 1.0))
    light.camera((0.62, -1.12, 1.15), 2, 26, (0.0, -0.09), 1.85, 4.0)
