"""The hero for screens that are taller than wide: the same evening, from the other side, the snow before the house left to the words."""
import random
from library import light
from scenes.pages import dusk

RATIO, WIDTH, SAMPLES = 3 / 2, 960, 40
GRADE = dusk.GRADE


def compose():
    random.seed('dusk')
    dusk.compose()
    light.camera((5.2, -14.6, 1.2), -10.2, 27, (0, -0.262))
