"""Scene: the upper bench before the low window, close, with a folded waffle towel in the winter sun and the mountains beyond."""
import math
import bpy
from library import calm_glass, daylight, distant, haze, light, linens, meribel, robe, spruces, winter  # noqa: F401 (robe adds the waffle)
from library.boards import Boards

ALT = 'A folded waffle towel on an upper cedar bench, in winter sun from a low window in a slim steel frame that looks onto a snowy slope, a forest and mountains'
SAMPLES = 20
GRADE = {'exposure': 0.48, 'contrast': 1.2, 'balance': 0.15}


def close_frame(by=0.003):
    """
    Moves the inner faces of the window's frame `by` metres into the opening. The black panel behind the boards ends in the
    same plane, and would show as a gap.
    """
    points = bpy.data.objects['frame'].data.vertices
    for number in range(4):
        # Each board has 24 points. The first two boards lie below and above the opening, the others beside it.
        axis = 2 if number < 2 else 1
        board = points[24 * number:24 * number + 24]
        way = 1 if number % 2 == 0 else -1
        inner = max(point.co[axis] * way for point in board)
        for point in board:
            if point.co[axis] * way > inner - 1e-4:
                point.co[axis] += way * by


def casement():
    """Adds the slim steel frame that holds the pane of the window, in its reveal."""
    points = bpy.data.objects['frame'].data.vertices
    # The inner faces of the four boards (see `close_frame`) bound the opening.
    z0, z1 = max(p.co[2] for p in points[0:24]), min(p.co[2] for p in points[24:48])
    y0, y1 = max(p.co[1] for p in points[48:72]), min(p.co[1] for p in points[72:96])
    made = Boards('blackened steel', 0.002)
    for z in (z0, z1 - 0.022):
        made.box((-0.102, y0, z), (-0.058, y1, z + 0.022), 'y')
    for y in (y0, y1 - 0.022):
        made.box((-0.102, y, z0 + 0.022), (-0.058, y + 0.022, z1 - 0.022), 'z')
    made.done('casement')


def view():
    """
    Adds the view: a slope with the track of skis and without single trees, the edge of a forest that leaves the middle open, and three ranges. Spruces with snow
    that are near would look speckled behind glass.
    """
    spot = lambda out, right: tuple(out * meribel.AHEAD + right * meribel.ASIDE)
    ski = [spot(out, right) for out, right in ((13.5, -12), (15, -8), (17.5, -4), (22, 0.5), (30, 5), (42, 9), (60, 12))]
    ground = winter.ground(meribel._fall, near=-90, far=380, side=330, focus=((-22, 0), (2, 26)), fine=0.06, relief=0.006, tracks=[(ski, 0.28, 0.12)])
    scattered = winter.scatter(300, -150, 110, 190, 330, 2.4)
    places = [spot(out, right) for right, out in scattered if right < -75 + 0.25 * (out - 190) or right > 6 - 0.1 * (out - 190)]
    spruces.forest(places, ground, (9, 19), ('old', 'slender', 'broad'), snow=0.25, seed=3)
    for ridge in (distant.ridge(-2600, 2600, 3600, [330, 250, 150, 60, 20, 70, 160, 230], 1500, -260, 6, trees=900, rugged=0.28),
                  distant.ridge(-4000, 4000, 7200, [420, 470, 380, 520, 640, 560, 430, 360], 2300, -260, 4, trees=260, snow=0.66, rugged=0.30),
                  distant.ridge(-7000, 7000, 12500, [900, 1060, 1240, 1010, 1380, 1180, 1300, 960], 3400, -260, 12, trees=60, snow=0.75, rugged=0.32)):
        ridge.rotation_euler = (0, 0, math.atan2(-meribel.AHEAD[0], meribel.AHEAD[1]))


def compose():
    daylight.low_sun(-72, 25, 1.75, mist=0.16, seed=4.0, warmth=5300)
    haze.fill_valley(5200, 60, -30)
    view()
    meribel.room(0.10)
    close_frame()
    casement()
    linens.pile('robe waffle', 0.37, 0.92, 0.902, [(0.37, 0.27, 5, 84, (0, 0))], layer=0.0125, step=0.0125, thick=0.0095, crease=0.0010, seed=6)
    light.area((0.03, 1.15, 1.28), (1, 0.1, -0.2), 1.1, 0.5, 8, colour=(0.80, 0.89, 1.0))
    light.area((2.2, -1.4, 1.9), (-0.6, 1, -0.3), 0.9, 0.9, 9, colour=(1.0, 0.95, 0.88))
    calm_glass.renew()
    light.camera((1.30, 0.06, 1.29), -46, 42, (0.0, -0.135), 1.35, 11.0)
