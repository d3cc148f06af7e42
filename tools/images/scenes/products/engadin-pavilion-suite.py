"""
Scene: the glass pavilion in the snow. It contains timber rooms for the sauna and the infrared cabin, a basin, a hanging
fireplace and a daybed.
"""
from library import light, nature
from library.fittings import lantern
from library.pavilion import DEEP, HIGH, LONG, pavilion
from library.suites import cut, evening

ALT = 'A glass pavilion under a wide flat roof in the snow, with timber rooms, a hanging fireplace and a daybed facing the mountains'
GRADE = {'exposure': 0.85}


def compose():
    light.dusk(0.95)
    pavilion()
    light.area((4.5, -0.6, HIGH + 0.03), (0, -0.15, -1), 8.6, 0.5, 40, 2600)
    light.area((4.5, -0.1, 1.3), (0, -1, -0.85), 8.4, 1.6, 46, 2550)
    field = evening((-1.2, LONG + 1.2, -1.2, DEEP + 1.0, 0.02), 1.4, 90, lambda x, y: 2.5 < x - y * 0.16 < 9.5 and y < 34, rise_at=18, glow=0.75,
                    prints=[(6.4 - 0.32 * i + 0.2 * (i % 2), -1.8 - 0.6 * i) for i in range(9)],
                    peaks=[(1050, 2900, 1500, 1050), (-500, 3300, 1200, 1000), (2500, 3300, 1500, 1100)])
    cut(field, -0.1, LONG + 0.1, -0.1, DEEP + 0.1)
    nature.forest([(-4.6, 5.5, 0.9), (-6.6, 8.0, 1.1), (13.4, 7.5, 0.95), (15.2, 5.6, 1.15), (-3.2, 9.0, 0.7)])
    for x, y in ((0.8, -2.3), (7.9, -3.2)):
        lantern(x, y, nature.height_at(x, y) - 0.02)
    light.camera((2.2, -11.2, 1.65), 10.0, 31, (0.005, 0.085))
