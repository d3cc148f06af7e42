"""Scene: the edge of the slate plunge pool, close, with two candles beside the water."""
from library import light
from library.saentis import suite

ALT = 'Two candles on the slate edge of a plunge pool, its clear water out of focus beyond them'
GRADE = {'exposure': 0.9}
SAMPLES = 12


def compose():
    suite()
    light.camera((1.55, -0.75, 0.52), 32, 55, (0.0, -0.06), 1.55, 2.0, 9)
