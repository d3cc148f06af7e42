"""Samples of a material, 40 cm wide, seen straight on in neutral daylight."""
from . import light
from .boards import Boards, panels, plank_wall


def _view():
    """Adds raking light from the upper left, and a camera that sees 40 cm by 40 cm of the wall at y = 0."""
    light.indoors()
    light.area((-0.7, -0.55, 0.75), (0.75, 0.6, -0.75), 0.5, 0.5, 9, 5200)
    light.area((0.5, -1.2, 0.1), (-0.4, 1, -0.1), 1.2, 1.2, 12, 5600)
    light.camera((0, -1.0, 0), 0, 90)


def wood(name):
    """Composes a sample of a wood: boards of 14 cm."""
    plank_wall(name, (-0.6, 0, -0.35), (1, 0, 0), (0, 0, 1), 1.2, 0.7, 0.14, joints=False)
    _view()


def stone(name):
    """Composes a sample of a stone: a single slab."""
    panels(name, (-0.6, 0, -0.4), (1, 0, 0), (0, 0, 1), 1.2, 0.8, 1.2, 0.8, shift=0)
    _view()


def sheet(name):
    """Composes a sample of a material without a grain, such as steel or cloth: two sheets that overlap by a step."""
    sheets = Boards(name, 0.002)
    sheets.box((-0.6, 0, -0.4), (0.6, 0.02, 0.4))
    sheets.box((-0.6, -0.012, -0.4), (0.02, 0, 0.4))
    sheets.done('sheets')
    _view()
