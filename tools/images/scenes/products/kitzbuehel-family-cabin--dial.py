"""Scene: the dial of the left bench on its wall of hemlock, close, in low winter sun that comes through the glass front."""
import math
import random
import numpy as np
from library import clear, finishes, light, materials, planed, studio, sunlit
from library.boards import Boards
from library.kitzbuehel import cabin, daylight
from library.shapes import turned

ALT = 'A black steel dial with brass marks on upright boards of pale hemlock in low sun, beside a glowing emitter'
GRADE = {'exposure': 0.43, 'contrast': 1.15, 'balance': 0.3}
materials._makers.update({
    'dial steel': lambda name: materials._plain(name, (0.030, 0.029, 0.028), 0.42),
    'inlaid brass': lambda name: materials._plain(name, (0.78, 0.55, 0.27), 0.45, metallic=0.4),
})
AT = (0.012, 0.11, 1.335)  # the middle of the knob, on the face of the plate
# The section of the knob: the share of its radius, and the height above the plate in metres.
PROFILE = ((0.94, 0.0), (0.94, 0.0015), (1.0, 0.0015), (1.0, 0.0205), (0.985, 0.0228), (0.95, 0.0238), (0.0, 0.0238))
SET = math.radians(-38)  # the angle that the knob is set to, clockwise from upright


def knob(radius=0.026):
    """Adds the knob, whose axis is x."""
    made = turned('dial steel', (0, 0, 0), [(share * radius, out) for share, out in PROFILE], 96)
    made.rotation_euler, made.location = (0, math.pi / 2, 0), AT


def marks():
    """Adds the marks of the scale on the plate, which covers three quarters of a circle, and the line on the knob."""
    brass = Boards('inlaid brass', 0.0002)
    for i in range(13):
        mark(brass, math.radians(-135 + i * 22.5), 0.0305, 0.0365 if i % 3 == 0 else 0.0345, 0.0, 0.0014)
    mark(brass, SET, 0.011, 0.0235, 0.0238, 0.0022)
    brass.done('marks')


def mark(of, angle, low, high, out, wide):
    """Adds a mark between the radii `low` and `high` at the height `out` above the plate."""
    along = np.array((0, math.sin(angle), math.cos(angle)))
    of.board(np.array(AT) + along * (low + high) / 2 + (out, 0, 0), (high - low, wide, 0.0006), (along, np.cross((1, 0, 0), along), (1, 0, 0)))


def compose():
    random.seed('kitzbuehel-family-cabin')
    light.indoors()
    cabin()
    daylight()
    planed.renew(hemlock='planed hemlock')
    clear.dim(0.16)
    finishes.refine(only='dial', **{'black steel': 'dial steel'})
    knob()
    marks()
    sunlit.through((0.0, 0.09, 1.33), 148, 26, [(-0.30, 0.085, -0.19, 0.115)], 6.6, 4500, away=2.6, soft=0.7)
    studio.softbox(AT, (-0.55, -0.75, 0.55), 0.9, 0.5, 0.5, 3.0, 4600, -86)
    light.camera((1.02, 0.15, 1.36), -88.5, 100, (0.0, -0.06), 1.01, 11.0)
