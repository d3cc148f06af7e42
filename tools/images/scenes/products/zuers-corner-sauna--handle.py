"""Scene: the handle of the glass door from the side, so that its fixings show, in low sun, with the lit sauna behind it."""
import bpy
from library import calm_glass, clear, finishes, light, materials, planed, studio, sunlit
from library.boards import Boards
from library.zuers import HIGH, OUT, WAY, at_front, corner_sauna

ALT = 'A slim black steel handle on a glass door beside cedar boards in low sun, the lit sauna behind it'
SAMPLES = 14
GRADE = {'exposure': 0.85}


def door():
    """Adds the polished edge of the door."""
    materials._makers['polished edge'] = lambda name: materials._plain(name, (0.16, 0.27, 0.24), 0.12)
    edge = Boards('polished edge', 0.0008)
    edge.board(at_front(0.1735, -0.003, HIGH / 2), (HIGH - 0.06, 0.003, 0.010), ((0, 0, 1), WAY, OUT))
    edge.done('edge of the door')


def compose():
    corner_sauna()
    door()
    # The panels behind the boards fill the joints.
    for core in [thing for thing in bpy.context.collection.objects if thing.name.split('.')[0] == 'core']:
        core.location = (-0.014, -0.014, 0)
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    finishes.refine(only='core', void='joint')
    clear.dim(0.5)
    sunlit.through((0.05, 1.02, 1.12), 258, 16, sunlit.sashes(1.3, 0.62, 2, 1, 0.08), 2.5, 4000, 6.0)
    # Gives the front of the handle and its fixings a sheen.
    studio.softbox(tuple(at_front(0.26, 0.06, 1.07)), (0.55, -0.8, 0.25), 0.9, 0.10, 0.8, 16, 5200, 61)
    light.camera((-0.94, 0.28, 1.14), 61, 47, (0.0, -0.02), 1.18, 5.0)
