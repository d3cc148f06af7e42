"""Scene: the end of the lower bench, close: rounded edges, joints and end grain in raking evening sun."""
import bpy
from library import clear, light, planed, sunlit
from library.boards import Boards, slats
from library.oestra import inside

ALT = 'The end of a bench of thermo-aspen in raking evening sun, the growth rings in its boards'
GRADE = {'exposure': 0.8, 'contrast': 1.12, 'balance': 0.25}


def end():
    """Carries the front edge and the slats of the lower bench round its end, which other views do not show."""
    clear.clear((-0.1, 0.65, -0.1), (1.35, 0.90, 0.40), 'slats', 'behind')
    slats('thermo-aspen', (0.0, 0.73, 0.0), (1, 0, 0), (0, 0, 1), 1.12, 0.34)
    slats('thermo-aspen', (1.17, 0.765, 0.0), (0, 1, 0), (0, 0, 1), 0.455, 0.34)
    edge = Boards('thermo-aspen', 0.005)
    edge.box((1.25, 0.646, 0.35), (1.277, 1.216, 0.419), 'y')
    edge.box((1.136, 0.731, 0.0), (1.17, 0.762, 0.34), 'z')
    edge.done('bench')


def compose():
    light.indoors()
    inside()
    # The camera stands in place of the heater.
    clear.clear((1.3, 0.4, 0.0), (2.0, 1.3, 1.1))
    clear.clear((0.0, 0.0, 0.4), (1.3, 1.8, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'rounded', 'cloth')
    clear.dim(0.16)
    end()
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'bench':
            soft = made.modifiers.new('edge', 'BEVEL')
            soft.width, soft.segments, soft.limit_method = 0.0018, 3, 'ANGLE'
    sunlit.through((1.12, 0.80, 0.45), 152, 17, [(-0.27, 0.25, -0.22, 0.155)], 6.5, 3900, away=2.6, soft=0.8)
    light.area((0.5, -1.2, 1.7), (0.2, 1, -0.5), 1.2, 1.0, 4, colour=(0.78, 0.88, 1.0))
    planed.renew_walls(**{'cedar': 'planed cedar', 'thermo-aspen': 'planed aspen'})
    light.camera((1.86, 0.10, 0.82), -43, 57, (0.02, -0.62), 0.80, 14.0)
