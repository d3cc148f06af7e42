"""Scene: the ends of the slats and the loop, close."""
from library import light
from library.views import compose_product

ALT = 'The ends of the slats of a headrest of thermo-aspen and its loop of rope, close'
GRADE = {'exposure': 0.85, 'contrast': 1.28}


def compose():
    compose_product('weissensee-headrest')
    light.camera((1.749, 0.213, 0.732), -36, 90, focus=0.75, stop=11, pitch=18)
