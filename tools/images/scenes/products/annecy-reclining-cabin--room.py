"""Scene: the cabin with two loungers in its room, wide, beside a window on the lake and a daybed with a blanket."""
import bpy
import numpy as np
from library import cloth, curtains, cushions, finishes, light, throws, weaves  # noqa: F401 (weaves adds the cloth of the daybed)
from library.suites import daybed
from library.views import compose_product

ALT = 'A hemlock cabin with two loungers behind clear glass, wide, beside an olive tree, a daybed with a wool blanket and a curtained window on a lake with a wooded shore'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.56, 'contrast': 1.22, 'balance': 0.22}
BED = (3.16, 0.98, 1.94, 0.80)  # x and y of the daybed's corner, its length and width in metres


def soften():
    """Lowers the lamps that light the room from the side of the camera, which hides the joints of the loungers' slats."""
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA' and lamp.location.y < 1.0 and lamp.data.energy > 50:
            lamp.data.energy *= 0.45


def open_slats(share=0.86):
    """Narrows the slats of the loungers to `share` of their width: seen from here, the gaps between them would not show."""
    for made in bpy.data.objects:
        if made.name.split('.')[0] == 'lounger':
            points = np.empty(len(made.data.vertices) * 3)
            made.data.vertices.foreach_get('co', points)
            for board in points.reshape(-1, 24, 3):
                if np.ptp(board[:, 0]) > 0.5:  # not one of the rails below them
                    middle = board.mean(axis=0)
                    board[:] = middle + (board - middle) * (1, share, share)
            made.data.vertices.foreach_set('co', points)


def resting_place():
    """Adds a daybed before the window, with a blanket over its foot."""
    x, y, long, wide = BED
    daybed(x, y, length=long, width=wide, head='right')
    cushions.renew('bone basket')
    throws.throw('grey herringbone', x + 0.42, y + 0.30, 0.43, 0.85, 1.15, [cloth.block((x, y, 0.0), (x + long, y + wide, 0.415), 0.03)], turn=4, seed=6)
    finishes.refine(walnut='planed walnut')


def compose():
    compose_product('annecy-reclining-cabin')
    soften()
    open_slats()
    resting_place()
    curtains.curtain((4.86, 2.06), (5.34, 2.06), 2.44, hem=0.004, pleat=0.085, depth=0.060)
    curtains.track((2.4, 2.06), (5.38, 2.06), 2.47)
    light.camera((2.90, -4.7, 1.46), -6.5, 32, (0.0, -0.062), 4.7, 5.0)
