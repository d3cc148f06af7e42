"""Scene: the neck of the timer, close."""
from library import light
from library.views import compose_product

ALT = 'Sand falling through the neck of a sand timer of glass in a cedar frame'
SAMPLES = 16
GRADE = {'exposure': 0.75}


def compose():
    compose_product('reaumur-sand-timer')
    light.camera((1.084, 0.727, 1.522), 16, 98, focus=0.42, stop=4, pitch=3)
