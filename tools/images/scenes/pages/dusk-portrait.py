"""
Scene: the hero image for portrait screens. It shows the scene of `dusk` from the other side; the snow in front of the
house stays empty for the text on the page.
"""
import random
import bpy
from library import light
from scenes.pages import dusk

RATIO, WIDTH = 3 / 2, 960
GRADE = dusk.GRADE


def compose():
    random.seed('dusk')
    dusk.compose()
    # From this side the summit would be outside the image. Further away and to the left, it stands over the roof.
    bpy.data.objects['ridge'].location = (-2450, 1800, 0)
    light.camera((5.2, -14.6, 1.2), -10.2, 27, (0, -0.262))
