"""Scene: linen towels on a travertine ledge in a plastered room, one of the bath sheets hanging over its edge, in daylight from the left."""
import bpy
import numpy as np
from library import blocks, finishes, light, materials, textiles  # noqa: F401 (blocks adds the dressed travertine)
from library.boards import panels
from library.linens import over_edge, pile
from library.shapes import put

ALT = 'Folded linen towels in bone with a charcoal stripe on a ledge of travertine, a bath sheet hanging over its edge'
GRADE = {'exposure': 1.05, 'contrast': 1.15}
STRIPES = (0.05, 0.078), (0.088, 0.094)  # distances of the edges of the stripes from the hem, in metres
materials._makers['fine honeycomb'] = lambda name: textiles._weave(name, (0.40, 0.358, 0.292), (0.76, 0.712, 0.628), 0.0034, 0.0006, STRIPES)


def soften():
    """Rounds the edges of all cloths, which are cut square otherwise."""
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('draped')]:
        edge = made.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.0018, 2, 'ANGLE', 1.1


def lay_flat(towel, y, z):
    """Presses the part of a hanging towel that lies on a ledge of height `z`, behind its edge at `y`, almost flat."""
    points = np.empty(len(towel.data.vertices) * 3, np.float32)
    towel.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    share = np.clip((points[:, 1] - y - 0.002) / 0.05, 0, 1)
    points[:, 2] -= np.maximum(points[:, 2] - z - 0.0035, 0) * 0.88 * share * share * (3 - 2 * share)
    towel.data.vertices.foreach_set('co', points.ravel())
    towel.data.update()


def compose():
    light.indoors()
    for y, low, high in ((0.75, -0.02, 2.2), (0.14, -1.8, -0.065)):
        put('wall', [(-3, y, low), (3, y, low), (3, y, high), (-3, y, high)], [(0, 1, 2, 3)], 'plaster')
    panels('travertine', (-2, 0.0, 0), (1, 0, 0), (0, 1, 0), 4.4, 0.75, 1.6, 0.75, thick=0.07, shift=0)
    pile('fine honeycomb', -0.15, 0.30, 0.0, [(0.43, 0.32, 3, -1.5, (0, 0)), (0.42, 0.31, 3, 2.0, (0.004, 0.003)), (0.34, 0.26, 3, -3.0, (-0.02, 0.0)), (0.33, 0.255, 3, 2.5, (-0.016, 0.004))],
         layer=0.0125, step=0.0125, thick=0.0085, seed=3, crease=0.0006)
    sheet = over_edge('fine honeycomb', 0.215, 0.0, 0.0, 0.46, 0.30, 0.40, -3, loose=0.16, seed=6, bend=9e-4, crease=0.0005)
    lay_flat(sheet, 0.0, 0.0)
    soften()
    light.area((-1.9, -1.1, 1.0), (1, 0.62, -0.42), 0.9, 1.2, 90, 5400)
    light.area((1.6, -1.6, 0.4), (-1, 1, -0.3), 1.4, 1.4, 10, 4200)
    finishes.refine(plaster='lime plaster', travertine='dressed travertine', void='lime plaster')
    light.camera((0.035, -1.75, 0.47), 0, 66, (0, -0.54), 1.86, 5.6)
