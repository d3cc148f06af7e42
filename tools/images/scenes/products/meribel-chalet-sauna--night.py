"""Scene: the upper bench at the blue hour, snow behind the low window, and the wall of split slate in the light from above it."""
from library import calm_glass, daylight, haze, light, meribel

ALT = 'A cedar bench below a low window on a snowy evening, its warm light fading across a wall of split slate'
GRADE = {'exposure': 1.0, 'contrast': 1.1, 'balance': 0.2}


def compose():
    daylight.blue_hour(0.50, mist=0.3, seed=4.0)
    haze.fill_valley(5200, 60, -30)
    meribel.slope()
    meribel.room(0.22)
    light.area((0.03, 1.15, 1.28), (1, 0.1, -0.2), 1.1, 0.5, 8, colour=(0.55, 0.70, 1.0))
    calm_glass.renew()
    light.camera((1.75, -0.95, 1.30), -26, 43, (0.0, -0.06), 3.0, 6.0)
