"""Scene: the cedar bench under the window on a winter day, with towels on it and a clearing between spruces outside."""
import math
import bpy
from library import calm_glass, clear, clearings, distant, finishes, light, linens, planed, spruces  # noqa: F401 (calm_glass and planed add materials)
from library.boards import Boards
from library.saentis import suite, view
from library.shapes import pane

ALT = 'A cedar bench with folded towels under a wide window, snow and spruces outside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.78, 'balance': 0.4}
EYE, YAW = (3.35, -0.55, 1.25), 55
WALL, LEFT, RIGHT, LOW, TOP = 5.4, 2.45, -0.5, 0.85, 2.25  # the opening in the wall at x = WALL; LEFT and RIGHT are y positions


def reveal(deep=0.30):
    """Replaces the steel frame, which is flush with the wall, with a deep cedar reveal and a narrow frame at its outer end."""
    clear.clear((WALL - 0.1, -0.7, 0.7), (WALL + 0.3, 2.7, 2.5), 'window', 'sheet')
    wood, steel = Boards('planed cedar', 0.003), Boards('black steel', 0.003)
    low, top, left, right = LOW - 0.01, TOP + 0.01, LEFT + 0.01, RIGHT - 0.01
    near, far = WALL - 0.012, WALL + deep
    wood.box((near - 0.02, right - 0.03, low - 0.03), (far, left + 0.03, low + 0.012), 'y')
    wood.box((near, right - 0.03, top - 0.012), (far, left + 0.03, top + 0.03), 'y')
    for y0, y1 in ((right - 0.03, right + 0.012), (left - 0.012, left + 0.03)):
        wood.box((near, y0, low), (far, y1, top), 'z')
    wood.done('reveal')
    for y0, y1 in ((right, right + 0.045), (left - 0.045, left)):
        steel.box((far - 0.06, y0, low), (far - 0.01, y1, top), 'z')
    for z0, z1 in ((low, low + 0.045), (top - 0.045, top)):
        steel.box((far - 0.06, right, z0), (far - 0.01, left, z1), 'y')
    steel.done('frame')
    pane((far - 0.03, (left + right) / 2, (low + top) / 2), (0, -1, 0), (0, 0, 1), left - right, top - low, 'calm glass')


def clearing():
    """Opens a clearing with a few whole spruces, before the forest and a hazy ridge in the middle of the view."""
    def free(x, y):
        away, way = math.hypot(x - EYE[0], y - EYE[1]), math.degrees(math.atan2(x - EYE[0], y - EYE[1]))
        return away < 58 or 50 < way < 66 and away < 100
    clearings.clear(free)
    spruces.renew(('broad', 'old', 'slender'), snow=0.45, seed=4)
    ground = lambda x, y: -0.9 - 0.05 * max(x - 6, 0)
    spruces.single([(20.5, 18.6, 7.4, 'broad'), (25.0, 18.0, 4.0, 'young'), (36.0, 9.8, 9.5, 'old'), (41.0, 9.2, 7.0, 'slender'), (44.0, 34.0, 9.0, 'slender')], ground, 0.5, 6)
    distant.ridge(-1500, 1500, 1700, [250, 330, 410, 350, 300, 240], 1300, -60, 4, trees=240).rotation_euler = (0, 0, math.radians(-YAW))


def compose():
    suite()
    view()
    clearing()
    reveal()
    clear.clear((4.8, 0.7, 0.44), (5.4, 1.5, 0.8), 'cloth', 'rounded')
    linens.pile('terry', 5.14, 1.12, 0.452, [(0.42, 0.32, 3, 87, (0, 0)), (0.41, 0.31, 3, 92, (0.004, 0.004)), (0.40, 0.31, 3, 85, (0, 0))], layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    finishes.refine(cedar='planed cedar', hemlock='planed hemlock')
    bpy.context.scene.cycles.min_transparent_bounces = 6
    # By day it is brighter outside than in the room.
    clear.dim(0.85, sky=2.0)
    light.camera(EYE, YAW, 32, (0.0, -0.05), 2.3, 8.0)
