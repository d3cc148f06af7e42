"""Scene: linen towels on a travertine ledge, one of the bath sheets hanging over its edge, in daylight from the left."""
import bpy
import numpy as np
from library import blocks, finishes, light, materials, textiles  # noqa: F401 (blocks adds the dressed travertine)
from library.boards import panels
from library.linens import over_edge, pile

ALT = 'Folded linen towels in bone with a charcoal stripe on a ledge of travertine, a bath sheet hanging over its edge'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.82}
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
    panels('slate', (-2, 0.75, -1.5), (1, 0, 0), (0, 0, 1), 4.4, 3.5, 1.3, 0.9)
    panels('travertine', (-2, 0.0, 0), (1, 0, 0), (0, 1, 0), 4.4, 0.75, 1.6, 0.75, thick=0.07, shift=0)
    pile('fine honeycomb', -0.125, 0.33, 0.0, [(0.45, 0.33, 5, -1.5, (0, 0)), (0.34, 0.26, 4, 2.0, (-0.02, 0.0)), (0.33, 0.255, 4, -3.0, (-0.015, 0.008))], seed=3, crease=0.0004)
    sheet = over_edge('fine honeycomb', 0.195, 0.0, 0.0, 0.40, 0.33, 0.30, -4, loose=0.045, seed=6, bend=1.6e-3, crease=0.0004)
    lay_flat(sheet, 0.0, 0.0)
    soften()
    light.strip((-1.9, 0.735, -0.02), (2.3, 0.735, -0.02), (0, 0.05, 1), 20, 2700)
    light.area((-1.35, -0.48, 0.85), (1, 0.46, -0.58), 0.45, 0.45, 44, 5200)
    light.area((1.5, -1.3, 0.3), (-1, 1, -0.3), 1.0, 1.0, 8, 3200)
    finishes.refine(slate='honed slate', travertine='dressed travertine')
    light.camera((0.03, -1.75, 0.54), 0, 66, (0, -0.385), 1.92, 5.0)
