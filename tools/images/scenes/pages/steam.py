"""Scene: hot stones and steam in front of a dark stone wall. The left side stays empty for the text on the page."""
from library import light
from library.boards import Boards, panels, plank_wall
from library.fittings import bucket, wisps
from library.hearths import wood_stove

FOCUS = 0.88
GRADE = {'exposure': 0.9}


def compose():
    light.indoors()
    panels('slate', (-3, 1.5, 0), (1, 0, 0), (0, 0, 1), 6.4, 3.0, 1.6, 0.62)
    panels('wet slate', (-3, -3.0, 0), (1, 0, 0), (0, 1, 0), 6.4, 4.6, 0.9, 0.9)
    plank_wall('cedar', (3.35, 1.5, 0), (0, -1, 0), (0, 0, 1), 4.0, 3.0)
    wood_stove(0.42, 0.55, 0, 0.78, 0.62, 1.18)
    rail = Boards('cedar', 0.008)
    rail.box((-3, 0.72, 0.47), (-0.25, 1.5, 0.52))
    rail.box((-3, 0.70, 0.41), (-0.25, 0.73, 0.515))
    for x in (-2.6, -0.55):
        rail.box((x, 0.82, 0), (x + 0.07, 1.4, 0.47), 'z')
    rail.done()
    bucket(-0.62, 1.0, 0.52)
    wisps(0.80, 0.80, 1.12, 1.5, 1.7, 5)
    light.strip((-3, 1.38, 2.95), (2.1, 1.38, 2.95), (0, 0.10, -1), 95, 2650)
    light.strip((-2.9, 0.80, 0.39), (-0.3, 0.80, 0.39), (0, 0.3, -1), 13, 2500)
    light.spot((2.6, -1.2, 2.6), (-0.75, 0.95, -0.75), 640, 42, 2700)
    light.spot((0.1, 1.35, 2.6), (0.35, -0.3, -0.9), 160, 50, 2700)
    light.area((-4.2, -2.4, 2.0), (1, 0.9, -0.4), 1.6, 1.6, 60, colour=(0.50, 0.66, 1.0))
    light.camera((-0.12, -3.1, 1.2), 0.0, 33, (0.0, -0.07), 3.8, 3.2)
