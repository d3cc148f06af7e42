"""Scene: the edge of the slate plunge pool, close, with two candles beside the water."""
from library import light
from library.saentis import suite

ALT = 'Two candles on the slate edge of a plunge pool, a corner of its clear blue water beside them'
GRADE = {'exposure': 0.9}


def compose():
    suite()
    light.camera((1.55, -0.75, 0.72), 33, 55, (0.0, -0.48), 1.45, 2.0)
