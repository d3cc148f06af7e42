"""
Scene: the inside of the pavilion, with a log fire in a hanging bowl and a daybed in front of windows with a view of spruces,
larches and mountains.
"""
import bpy
import numpy as np
from library import calm_glass, cloth, cushions, daylight, finishes, haze, light, materials, planed, soft_flames, spruces, throws, tongues, vein_cut, weaves, whites, winter  # noqa: F401 (vein_cut and whites add materials)
from library.afterglow import afterglow
from library.larches import larches
from library.fittings import candle
from library.pavilion import DEEP, FLOOR, LONG, pavilion
from library.ranges import ranges, shade
from library.shapes import turned

ALT = 'Inside the glass pavilion: a daybed for two beside a suspended fire, panes all around, snow and summits in the last light outside'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.9, 'contrast': 1.24, 'saturation': 0.86, 'balance': 0.55}
# A little blue, because the lamps are warm.
materials._makers['cool basket'] = lambda name: weaves._basket(name, (0.345, 0.355, 0.375), (0.700, 0.725, 0.765), 0.0065, 0.0018, 0.30)


def view():
    """Adds the snow behind the pavilion, trees on both sides of the view, and the mountains in the last sun."""
    terrain = lambda x, y: -4.5 / (1 + np.exp(-(np.asarray(y, float) - 26) / 5)) + 0 * np.asarray(x, float)
    ground = winter.ground(terrain, [(-1.2, LONG + 1.2, -1.2, DEEP + 1.0, 0.02)], focus=((5, 14), (4.5, 12)), near=-20, far=420, fine=0.05,
                           hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    free = lambda x, y: abs(x - 6 - 0.32 * y) < 3.5 + 0.13 * y and y < 75 or y < 24
    spruces.forest(winter.scatter(210, -60, 130, 20, 150, 2.8, free), ground, (8, 19), snow=0.5, seed=4)
    larches(winter.scatter(46, -20, 70, 20, 90, 2.4, free), ground, heights=(7, 13), snow=0.25, seed=2)
    spruces.single([(1.6, 15.5, 12.5, 'old'), (4.0, 18.5, 8.5, 'slender'), (5.0, 13.2, 3.4, 'young'), (16.4, 16.6, 11.0, 'slender'), (18.4, 15.0, 13.5, 'broad'),
                    (14.6, 14.6, 2.8, 'young'), (23.0, 12.4, 10.0, 'old'), (20.5, 9.6, 5.0, 'young')], ground, 0.55, 3)
    larches([(7.2, 24.0), (15.0, 21.0), (26.0, 16.5)], ground, heights=(8, 10), snow=0.25, seed=5)
    ranges([(1300, 3400, 1180, 2000), (-500, 3700, 1000, 1900), (3000, 3400, 1050, 1900)], seed=8)
    shade(-2600, -3500, 4500, 700)


def log_fire(x, y, z):
    """Replaces the flat flames in the bowl at (x, y), whose rim is at the height `z`, with ashes, logs and flames that face the camera."""
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials[0].name.startswith('flames')]:
        bpy.data.objects.remove(made)
    turned('charred', (x, y, z - 0.085), [(0.385, 0.0), (0.25, 0.018), (0.001, 0.024)], 48)
    tongues.fire(x, y, z - 0.065, 0.27, 0.40, 44)
    soft_flames.renew()


def daybed():
    """Replaces the cushions and the throw of the daybed with a mattress with piping, a bolster and a blanket thrown over its side."""
    for made in list(bpy.context.collection.objects):
        if made.name.split('.')[0] in ('rounded', 'piping', 'cloth') and made.type in ('MESH', 'CURVE') and 5 < made.matrix_world.translation[0] + made.bound_box[0][0] < 8:
            bpy.data.objects.remove(made)
    x0, x1, y0, y1, low = 5.73, 7.62, 2.48, 3.72, FLOOR + 0.27
    cushions.mattress((x0, y0, low), (x1, y1, low + 0.15), 'cool basket')
    cushions.bolster((x0 + 0.05, y0 + 0.04, low + 0.145), (x0 + 0.28, y1 - 0.04, low + 0.350), 'grey upholstery', 3)
    bed = [cloth.block((x0, y0, 0.0), (x1, y1, low + 0.160), 0.03), cloth.block((5.70, 2.45, 0.0), (7.65, 3.75, low + 0.002), 0.01)]
    throws.throw('grey upholstery', x1 - 0.55, y0 + 0.36, low + 0.165, 0.98, 1.16, bed, turn=9, crush=0.26, fold=0.16, seed=4)


def compose():
    afterglow(1.1, -105, mist=0.6)
    haze.fill_valley(10000, 240)
    daylight.sun(-96, 4, 3.6, 2300)
    # Strong reflections of the lamps and of the timber rooms would lie over the view.
    materials._makers['glass'] = lambda name: materials._glass(name, (0.94, 0.95, 0.95), 0.22)
    pavilion()
    bpy.context.view_layer.update()
    daybed()
    log_fire(8.1, 2.6, 1.01)
    candle(8.75, 2.0, FLOOR, 0.2, 0.042)
    candle(8.66, 1.86, FLOOR, 0.12, 0.042)
    light.area((7.0, 0.6, 2.4), (0, 0.8, -1), 2.4, 0.8, 36, 2850)
    view()
    finishes.refine(**{'pale travertine': 'vein-cut travertine'})
    planed.renew_walls(walnut='planed walnut', cedar='planed cedar', hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((5.75, 0.2, 1.5), 23, 21, (0.0, -0.075), 3.4, 6.0)
