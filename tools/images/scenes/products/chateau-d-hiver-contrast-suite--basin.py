"""Scene: the travertine basin under its vault, seen from its near edge, with candles beside the water."""
from library import light
from library.chateau import suite

ALT = 'A travertine basin of clear cold water under a barrel vault, candles on its edge'
GRADE = {'exposure': 1.0}


def compose():
    suite()
    light.camera((1.55, 1.7, 1.5), 4, 26, (0.0, -0.16), 2.6, 4.0)
