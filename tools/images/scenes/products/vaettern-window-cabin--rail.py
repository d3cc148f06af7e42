"""Scene: the front rail of the bench over its lit slats, close, in the low sun, with the end of an emitter above the seat."""
import bpy
from library import light, materials, planed, rooms, sunlit
from library.boards import bench
from library.cabins import lining
from library.emitters import emitter, halo
from library.saunas import duckboard

ALT = 'The front rail of a hemlock bench in low sun, slats lit from behind below it and the end of a glowing emitter above the seat'
GRADE = {'exposure': 0.3, 'contrast': 1.15, 'balance': 0.2}
WIDE, DEEP, HIGH = 1.86, 1.4, 2.0  # as in the main image
materials._makers['fine hemlock'] = lambda name: planed.wood(name, (0.62, 0.470, 0.325), (0.46, 0.320, 0.205), 330.0, 0.5, 0.16, 0.8)


def soften():
    """Rounds the chamfers of the boards of the bench."""
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'bench':
            soft = made.modifiers.new('edge', 'BEVEL')
            soft.width, soft.segments, soft.limit_method = 0.0022, 3, 'ANGLE'


def compose():
    light.indoors()
    lining(WIDE, DEEP, HIGH, sides=('left',), upright=False)
    rooms.tiled('slate', 0.0, WIDE, 0.0, DEEP, 0.075, 0.5)
    duckboard('fine hemlock', 0.03, WIDE - 0.06, 0.05, 0.86, 0.075)
    bench('fine hemlock', 0.0, WIDE - 0.1, 0.88, DEEP, 0.50, 0.08, light=1.6)
    soften()
    for x in (0.42, 0.95, 1.48):
        emitter((x, DEEP - 0.006, 1.12), (0, -1, 0), 0.19, 0.82, 1, 2)
    halo((0.95, DEEP, 1.12), (0, -1, 0), 0.19, 0.82, 0.2)
    sunlit.through((0.86, 0.90, 0.49), 126, 22, [(-0.70, -0.04, -0.20, 0.16), (0.0, 0.75, -0.20, 0.16)], 5.8, 4200, away=2.6, soft=0.7)
    light.area((1.4, -1.0, 1.7), (-0.3, 1, -0.4), 1.4, 1.2, 5, colour=(0.84, 0.91, 1.0))
    planed.renew_walls(hemlock='planed hemlock')
    light.camera((0.40, 0.04, 0.98), 27, 52, (0.02, -0.60), 1.02, 11.0)
