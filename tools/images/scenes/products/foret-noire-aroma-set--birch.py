"""Scene: two bottles, the dropper and the sprig, close."""
from library import light
from library.views import compose_product

ALT = 'Bottles of amber glass labelled Stone pine and Birch on a cedar tray, a dropper and a sprig of spruce in front of them'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}


def compose():
    compose_product('foret-noire-aroma-set')
    light.camera((0.212, -0.231, 0.172), -20, 90, focus=0.5, stop=8, pitch=14)
