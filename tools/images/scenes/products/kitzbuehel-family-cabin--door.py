"""Scene: the lower hinge of the half-open glass door and the threshold of the cabin, close, in the low winter sun."""
import math
import bpy
from mathutils import Matrix
from library import cabins, calm_glass, clear, light, materials
from library.boards import Boards
from library.saunas import front
from library.shapes import pane
from library.views import compose_product

ALT = 'The lower hinge of a half-open glass door, low winter sun across the threshold and the timber floor of a hemlock cabin'
SAMPLES = 16
DETAIL = 0.6
GRADE = {'exposure': 0.58, 'contrast': 1.2, 'balance': 0.3}
materials._makers['polished glass edge'] = lambda name: materials._plain(name, (0.42, 0.52, 0.47), 0.2)
HINGE, WIDE, LOW, HIGH = 1.485, 0.715, 0.082, 2.028  # x of the hinges, and the door's width, lower and upper edge in metres


def door(turn):
    """Adds the door, `turn` degrees open: a pane with polished edges, hinges on its right and the handle on its left."""
    before = set(bpy.data.objects)
    pane((-WIDE / 2, 0, (LOW + HIGH) / 2), (1, 0, 0), cabins.UP, WIDE, HIGH - LOW)
    edge = Boards('polished glass edge', 0.0006)
    edge.box((-WIDE, -0.004, LOW), (-WIDE + 0.003, 0.004, HIGH), 'z')
    edge.box((-WIDE, -0.004, LOW - 0.001), (0, 0.004, LOW + 0.002))
    edge.done('edge')
    steel = Boards('black steel', 0.003)
    for z in (0.30, 1.72):
        steel.box((-0.055, -0.012, z), (0.0, 0.012, z + 0.08))
    for side in (-1, 1):
        steel.box((-WIDE + 0.07, side * 0.055 - 0.010, 0.81), (-WIDE + 0.09, side * 0.055 + 0.010, 1.41), 'z')
    for z in (0.88, 1.34):
        steel.box((-WIDE + 0.074, -0.05, z - 0.006), (-WIDE + 0.086, 0.05, z + 0.006), 'y')
    steel.done('handle')
    for made in set(bpy.data.objects) - before:
        made.matrix_basis = Matrix.Translation((HINGE, -0.045, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ made.matrix_basis


def compose():
    compose_product('kitzbuehel-family-cabin')
    clear.clear((-0.2, -0.2, 0.0), (2.5, 0.05, 2.2), 'front', 'sheet')
    front(0.0, 2.26, 2.05, (0.76, 1.50), y=-0.03, low=0.06, wide=0.018)
    clear.clear((0.7, -0.1, 0.0), (1.55, 0.05, 2.2), 'sheet')
    door(38)
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT':
            lamp.data.energy *= 0.75 if lamp.data.type == 'SUN' else 0.38
    calm_glass.renew()
    light.camera((0.72, -1.22, 0.52), 30, 78, (0.0, -0.45), 1.40, 7.0)
