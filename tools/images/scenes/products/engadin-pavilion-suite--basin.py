"""Scene: the basin in the floor beside the glass at the blue hour, with the timber rooms behind it."""
import bpy
from library import calm_glass, clear, clearwater, conifers, finishes, light, materials, planed, slabs, spruces, terry, vein_cut, winter
from library.afterglow import afterglow
from library.boards import Boards
from library.fittings import candle
from library.pavilion import DEEP, FLOOR, HIGH, LONG, POOL, SNOW, pavilion

ALT = 'A basin of clear cold water in a travertine floor, beside panes of glass with snow and spruces at dusk behind them'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95, 'contrast': 1.24, 'balance': 0.42}
# A darker bed of the same stone as the floor.
materials._makers['rim travertine'] = lambda name: vein_cut._vein_cut(name, (0.330, 0.280, 0.222), (0.420, 0.370, 0.305), (0.505, 0.455, 0.385), 0.36)


def view():
    """Adds the snow and the forest outside the front and the far end of the pavilion."""
    ground = winter.ground(lambda x, y: SNOW + 0.15 + 0 * x, [(-0.5, LONG + 0.5, -0.5, DEEP + 0.5, SNOW)], near=-90, far=90, side=160,
                           focus=((-4, 8), (-6, -0.4)), fine=0.06, hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    forest = winter.scatter(150, -90, -6, -60, 24, 2.8, lambda x, y: x > -16 - 0.25 * abs(y) or abs(y + 6 - 0.25 * (x + 10)) < 2)
    conifers.forest(forest, ground, (('spruce', 1),), (0.55, 1.1), 0.4)
    conifers.forest([(-4.5, -5.2, 0.7), (-7.5, -2.4, 0.45), (-4.0, -9.2, 0.8)], ground, (('spruce', 1),), snow=0.45, seed=2)
    spruces.renew(('old', 'slender', 'young'), snow=0.5, seed=4)


def basin():
    """Replaces the water and the lining of the basin, and adds a raised rim of darker travertine around it."""
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('dark')]:
        bpy.data.objects.remove(made)
    lamps = [(6.5, 1.0, -0.35, 0.16), (5.4, 1.0, -0.35, 0.12)]
    (x, y, _), _ = clearwater.renew('travertine', 0.0025, 5, lamps=lamps, lamp=(1.0, 0.96, 0.88), above=(0.36, 0.365, 0.36), net=0.25, slab=(0.6, 0.6, 0.5),
                                    scatter=0.5, line=(0.22, 0.22, 0.21))
    slabs.coping('rim travertine', *x, *y, FLOOR - 0.012, FLOOR + 0.016, 0.012, 0.22, 0.007, 1.1, 0.003)


def compose():
    afterglow(1.4, -105, mist=0.6)
    pavilion()
    clear.whiten(3400)
    terry.renew()
    x0, x1, y0, y1 = POOL
    stool = Boards('walnut', 0.006)
    stool.box((4.98, 1.78, FLOOR + 0.40), (5.44, 2.14, FLOOR + 0.44))
    for x in (5.0, 5.36):
        stool.box((x, 1.81, FLOOR), (x + 0.06, 2.11, FLOOR + 0.40), 'z')
    stool.done('stool')
    terry.stack(5.21, 1.96, FLOOR + 0.441, 0.30, 0.27, 0.14, 3, turn=90, seed=5)
    for x, y, tall in ((x0 - 0.36, 0.56, 0.16), (x0 - 0.48, 0.68, 0.10)):
        candle(x, y, FLOOR, tall, 0.042)
    basin()
    view()
    light.area((4.2, 0.7, HIGH), (0, 0.2, -1), 6.0, 1.0, 50, 3400)
    finishes.refine(**{'pale travertine': 'vein-cut travertine'})
    planed.renew(walnut='planed walnut', cedar='planed cedar', hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((8.6, 1.28, 1.50), -89, 26, (0.0, -0.15), 2.9, 5.6)
