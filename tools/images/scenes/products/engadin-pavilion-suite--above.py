"""Scene: the pavilion from above on an overcast day, cut at the height of a table, with level snow around it."""
import bpy
import numpy as np
from library import clearwater, daylight, depth, finishes, hearths, linens, materials, plan, planed, section, slabs, spruces, vein_cut
from library.boards import Boards, panels
from library.pavilion import DEEP, FLOOR, LEDGE, LONG, POOL, SNOW
from library.shapes import turned
from library.views import compose_product

ALT = 'The pavilion from above, without its roof: the sauna, the infrared room, the basin in the floor, and a daybed before the fire'
GRADE = {'exposure': 0.86, 'contrast': 1.2, 'balance': 0.5}
CUT = FLOOR + 1.17
# The same bed of the stone as in the other views, for the rim of the basin.
materials._makers['rim travertine'] = lambda name: vein_cut._vein_cut(name, (0.330, 0.280, 0.222), (0.420, 0.370, 0.305), (0.505, 0.455, 0.385), 0.36)


def walls():
    """Removes what is above the cut and the panes, and draws the cut walls: 6 cm for glass, 10 cm for timber."""
    for made in list(bpy.context.collection.objects):
        if made.type == 'LIGHT' or made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith(('glass', 'flames')):
            bpy.data.objects.remove(made)
    section.cut(CUT, (-1.5, -3.0), (LONG + 1.5, DEEP + 1.5))
    glass, timber, x0, x1, y0, y1 = 0.03, 0.05, 0.32, 4.80, 1.22, 3.73
    section.cap(CUT + 0.001, [(-glass, LONG + glass, y - glass, y + glass) for y in (0, DEEP)] + [(x - glass, x + glass, 0, DEEP) for x in (0, LONG)])
    section.cap(CUT + 0.002, [(x - timber, x + timber, y0 - glass, y1 + timber) for x in (x0, 3.0, x1)])
    section.cap(CUT + 0.003, [(x0 - timber, x1 + timber, y1 - timber, y1 + timber), (x0, x1, y0 - glass, y0 + glass)])


def tiles():
    """Replaces the floor with one of whole tiles, whose joints meet the edges of the basin."""
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] == 'slabs' and made.data.materials[0].name.startswith('pale travertine'):
            bpy.data.objects.remove(made)
    x0, x1, y0, y1 = POOL
    across = [*np.linspace(0, x0, 7), *np.linspace(x0, x1, 3)[1:], *np.linspace(x1, LONG, 4)[1:]]
    deep = [0.0, y0, y1, *np.linspace(y1, DEEP, 4)[1:]]
    floor = Boards('pale travertine', 0.003)
    for a, b in zip(across, across[1:]):
        for c, d in zip(deep, deep[1:]):
            if not (x0 - 0.01 < a and b < x1 + 0.01 and y0 - 0.01 < c and d < y1 + 0.01):
                floor.box((a + 0.003, c + 0.003, FLOOR - 0.03), (b - 0.003, d - 0.003, FLOOR))
    floor.done('floor')


def grounds():
    """Adds a dark ground below the joints of the floor, and a slate floor in the sauna that covers the stone under it."""
    x0, x1, y0, y1 = POOL
    low, top, edge = FLOOR - 0.07, FLOOR - 0.052, 0.4
    ground = Boards('void')
    for a, b, c, d in ((-edge, x0 - 0.1, -edge, DEEP + edge), (x1 + 0.1, LONG + edge, -edge, DEEP + edge),
                       (x0 - 0.1, x1 + 0.1, -edge, y0 - 0.1), (x0 - 0.1, x1 + 0.1, y1 + 0.1, DEEP + edge)):
        ground.box((a, c, low), (b, d, top))
    ground.box((0.36, 1.28, FLOOR - 0.01), (2.94, 3.68, FLOOR + 0.004))
    ground.done('ground')
    panels('honed slate', (0.36, 1.28, FLOOR + 0.012), (1, 0, 0), (0, 1, 0), 2.58, 2.40, 0.645, 0.60, shift=0)


def basin():
    """Replaces the water and the lining of the basin by calm water over two steps, and adds the rim of the other views."""
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('dark')]:
        bpy.data.objects.remove(made)
    # Daylight and the view from above leave less of the blue that water has in a view along it.
    clearwater._LEFT = (0.78, 0.90, 0.90)
    (x, y, _), level = clearwater.renew('travertine', 0.0006, 0, lamps=[(6.0, 1.0, -0.4, 0.0)], above=(0.50, 0.475, 0.44), net=0.06, slab=(0.6, 0.6, 0.5), scatter=0.35, line=(0.30, 0.30, 0.28))
    lining, steps = bpy.data.materials['lining of travertine'], Boards('travertine', 0.012)
    for i, down in enumerate((0.66, 0.33)):
        inner = x[1] - 0.38 * (2 - i)
        steps.box((inner, y[0] + 0.004, level - 0.99), (inner + 0.376, y[1] - 0.004, level - down))
        depth.shadow((inner, sum(y) / 2), (-1, 0), 0.16, y[1] - y[0], level - down - 0.30, 0.5)
    steps.done('steps').data.materials[0] = lining
    depth.shadow((sum(x) / 2, y[1]), (0, -1), 0.26, x[1] - x[0], level - 0.03, 0.5)
    depth.shadow((x[1], sum(y) / 2), (-1, 0), 0.20, y[1] - y[0], level - 0.032, 0.5)
    slabs.coping('rim travertine', *x, *y, FLOOR - 0.012, FLOOR + 0.016, 0.012, 0.22, 0.007, 1.1, 0.003)


def daybed(aside):
    """Moves the daybed `aside` metres along x, away from the fire, and replaces the throw on it by a blanket in folds."""
    for made in list(bpy.context.collection.objects):
        if made.name.split('.')[0] in ('daybed', 'rounded', 'piping', 'cloth') and 5 < made.matrix_world.translation[0] + made.bound_box[0][0] < 8:
            if made.name.startswith('cloth'):
                bpy.data.objects.remove(made)
            else:
                made.location.x += aside
    linens.over_edge('grey terry', 7.10 + aside, 2.472, FLOOR + 0.418, 0.66, 0.98, 0.145, 9, step=0.014, loose=0.24, thick=0.007, crease=0.0015, seed=4)


def fire(x, y, z):
    """Fills the bowl at (x, y), whose rim is at the height `z`, with ashes and a fire."""
    turned('charred', (x, y, z - 0.085), [(0.385, 0.0), (0.25, 0.018), (0.001, 0.024)], 48)
    hearths.fire(x - 0.24, x + 0.24, y - 0.2, y + 0.2, z - 0.08, 0.2, 0)


def compose():
    compose_product('engadin-pavilion-suite')
    walls()
    tiles()
    basin()
    daybed(-0.42)
    fire(8.1, 2.6, 1.01)
    grounds()
    spruces.single([(10.6, 10.4, 7.5, 'slender'), (6.4, 11.0, 6.0, 'old'), (12.6, -0.4, 5.0, 'slender')], lambda x, y: SNOW, 0.5, 3)
    daylight.overcast_noon(0.62)
    bpy.data.objects.remove(next(made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type == 'SUN'))
    daylight.sun(48, 46, 2.3, 4000, 13)
    finishes.refine(**{'pale travertine': 'vein-cut travertine', 'damp travertine': 'rim travertine'})
    planed.renew_walls(walnut='planed walnut', cedar='planed cedar', hemlock='planed hemlock')
    top, aside = CUT + 0.25, 0.52
    plan.dimension((0, DEEP + LEDGE + aside), (LONG, DEEP + LEDGE + aside), top, '900', 0.24)
    plan.dimension((-LEDGE - aside, DEEP), (-LEDGE - aside, 0), top, '400', 0.24)
    plan.camera((LONG / 2 - 0.2, DEEP / 2 - 0.1), CUT + 0.3, 11.8, 90)
