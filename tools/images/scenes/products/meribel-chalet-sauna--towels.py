"""Scene: folded towels on the end of the upper bench, close, before the wall of split slate."""
from library import light
from library.views import compose_product

ALT = 'Folded towels on the end of a slatted cedar bench, split slate and a corner of the evening window behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def compose():
    compose_product('meribel-chalet-sauna')
    light.camera((1.22, 0.6, 1.27), -37, 48, (0.00, -0.32), 1.34, 2.4)
