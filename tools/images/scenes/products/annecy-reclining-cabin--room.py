"""Scene: the cabin with two loungers in its room, wide, beside a window on the lake and a daybed with a blanket."""
import importlib
import bpy
import numpy as np
from library import calm_glass, clear, cloth, cushions, distant, finishes, light, mirrored_window, spruces, still_water, throws, winter
from library.daylight import air
from library.larches import larches
from library.saunas import framed
from library.suites import daybed
from library.views import compose_product

ALT = 'A hemlock cabin with two loungers behind clear glass, wide, beside an olive tree, a daybed with a wool blanket and a window on a lake between snowy mountains'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.56, 'contrast': 1.22, 'balance': 0.22}
WINDOW = (2.88, 4.98, 0.0, 2.10)  # its opening, from x to x and from z to z; the main image shows the left edge only
BED = (3.16, 0.98, 1.94, 0.80)  # x and y of the daybed's corner, its length and width in metres


def bank(x, y):
    """Returns the height of the ground: a garden that falls to the lake, and further out the bed of the lake."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    edge = 20 + 1.4 * np.sin(x / 5.3 + 0.6) + 0.8 * np.sin(x / 2.1)
    return -0.35 - 0.09 * np.maximum(y - 3, 0) - 2.6 / (1 + np.exp(-(y - edge) / 0.55)) + 0 * x


def outside():
    """Replaces the blank view of the window by the garden, the lake and the ranges on its far shore."""
    clear.clear((-9, 5, -9), (14, 5.5, 9), 'sheet')
    air.layers = ((21000, 1300), (5200, 45))  # a clear morning: the mist of the main image would hide the far shore
    ground = winter.ground(bank, near=2.7, far=120, side=60, focus=((2, 14), (3, 22)), fine=0.08, relief=0.006)
    still_water.lake(-6000, 6000, 14, 9000, -2.75)
    spruces.single([(10.2, 17.6, 9.5, 'broad'), (12.4, 19.5, 6.5, 'young')], ground, 0.6, 5, uneven=0.7)
    larches([(5.1, 18.4)], ground, 'birch', (6.0, 7.0), shapes=1, snow=0.2)
    distant.ridge(-2600, 620, 3000, [620, 560, 600, 420, 260, 90, 10], 1700, -30, 4, trees=420, rugged=0.36)
    distant.ridge(700, 4200, 4200, [20, 180, 420, 640, 560, 700, 640], 1900, -30, 9, trees=420, rugged=0.36)
    distant.ridge(-3500, 5500, 8200, [900, 1150, 950, 1350, 1080, 1300, 1000], 3000, -30, 15, trees=350, snow=0.75, rugged=0.30)


def calm_front():
    """Lets the glass front mirror a smaller and darker window: from the front, the one of the main image veils half of the cabin."""
    finishes.refine(**{'mirroring glass': 'calm glass'})
    mirrored_window.renew([(-8.0, -5.4, -2.2, 0.0, 2.9, 2, 1)], 0.9)


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


def window():
    """Replaces the frame of the pane, which in the main image stands to one side, by one that fills the opening."""
    left, right, low, top = WINDOW
    clear.clear((left, 2.3, low - 0.1), (right, 2.7, top + 0.1), 'frame')
    framed('black steel', (left + 0.045, low + 0.045), (right - 0.045, top - 0.045), 0.07, 0.042, 2.42)
    calm_glass.renew()


def resting_place():
    """Adds a daybed before the window, with a blanket over its foot."""
    x, y, long, wide = BED
    daybed(x, y, length=long, width=wide, head='right')
    cushions.renew('bone basket')
    throws.throw('grey herringbone', x + 0.42, y + 0.30, 0.43, 0.85, 1.15, [cloth.block((x, y, 0.0), (x + long, y + wide, 0.415), 0.03)], turn=4, seed=6)
    finishes.refine(walnut='planed walnut')


def compose():
    importlib.import_module('scenes.products.annecy-reclining-cabin').WINDOW = WINDOW
    compose_product('annecy-reclining-cabin')
    clear.clear((-0.2, -1.6, -0.01), (2.1, -0.2, 0.1), 'upholstery', 'fringe')  # the rug, which the frame would cut
    soften()
    open_slats()
    calm_front()
    outside()
    window()
    resting_place()
    light.camera((3.05, -4.6, 1.46), -5, 30, (0.0, -0.075), 4.6, 5.0)
