"""
Scene: the inside of the pavilion, with a hanging fireplace and a daybed in front of windows with a view of the
mountains.
"""
from library import light
from library.fittings import candle
from library.pavilion import DEEP, FLOOR, LONG, pavilion
from library.shapes import rounded
from library.suites import cut, evening

ALT = 'Inside the glass pavilion: a hanging fireplace and a daybed for two before the panes, snow and mountains outside'
SAMPLES = 28
GRADE = {'exposure': 0.85}


def compose():
    light.dusk(1.0)
    pavilion()
    rounded('wool', (7.02, 2.445, FLOOR + 0.405), (7.46, 3.755, FLOOR + 0.435), 0.012, 0.004)
    candle(8.75, 2.0, FLOOR, 0.2, 0.042)
    candle(8.66, 1.86, FLOOR, 0.12, 0.042)
    light.area((7.0, 0.4, 2.3), (0, 1, -0.5), 1.6, 0.8, 18, colour=(0.55, 0.7, 1.0))
    field = evening((-1.2, LONG + 1.2, -1.2, DEEP + 1.0, 0.02), 1.0, 70, lambda x, y: abs(x - 8.2) < 3.0 and y < 40, rise_at=22, glow=0.85,
                    peaks=[(700, 2900, 1350, 1000), (-700, 3300, 1200, 1000), (2100, 3300, 1300, 1100)])
    cut(field, -0.1, LONG + 0.1, -0.1, DEEP + 0.1)
    light.camera((6.1, 0.1, 1.42), 18, 24, (0, -0.05), 3.2, 6.0)
