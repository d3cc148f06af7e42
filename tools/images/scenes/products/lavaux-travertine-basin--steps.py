"""Scene: a corner of the sunken basin, close: the sharp rim and the steps that lead down under clear water, in low sun."""
from library import lavaux, light

ALT = 'The mitred travertine rim of a sunken basin and three steps going down under clear water, in low sun'
GRADE = {'exposure': 0.35, 'contrast': 1.15, 'balance': 0.3}


def compose():
    lavaux.room()
    lavaux.basin()
    lavaux.winter_sun((0.30, 2.50, 0.0), -128, 18, [(-0.42, 0.20, -0.5, 0.60), (0.24, 0.42, -0.5, 0.60)], 5.5, 40)
    light.camera((-0.72, 0.95, 0.98), 33, 50, (0.0, 0.0), 1.9, 8.0, pitch=33)
