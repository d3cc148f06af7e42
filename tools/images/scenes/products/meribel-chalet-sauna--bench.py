"""Scene: the upper bench of the sauna with folded linen, close, the low window beside it, in soft winter light."""
from library import calm_glass, daylight, haze, light, linens, meribel

ALT = 'Folded linen on an upper cedar bench beside a low window on a snowy slope, in soft winter light'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'contrast': 1.2, 'balance': 0.3}


def compose():
    daylight.low_sun(-122, 14, 2.4, mist=0.3, seed=4.0)
    haze.fill_valley(5200, 60, -30)
    meribel.slope()
    meribel.room(0.12)
    linens.pile('striped linen', 0.34, 0.95, 0.90, [(0.42, 0.30, 4, 84, (0, 0)), (0.41, 0.295, 4, 88, (0.004, 0.003))], seed=5)
    light.area((0.03, 1.15, 1.28), (1, 0.1, -0.2), 1.1, 0.5, 44, colour=(0.80, 0.89, 1.0))
    light.area((2.2, -1.4, 1.9), (-0.6, 1, -0.3), 0.9, 0.9, 14, colour=(0.86, 0.92, 1.0))
    calm_glass.renew()
    light.camera((1.25, 0.10, 1.38), -48, 42, (0.0, -0.20), 1.3, 6.0)
