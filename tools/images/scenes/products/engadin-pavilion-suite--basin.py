"""Scene: the basin in the floor beside the glass at the blue hour, with the timber rooms behind it."""
import bpy
from library import calm_glass, clear, clearwater, conifers, depth, finishes, light, materials, planed, slabs, spruces, terry, vein_cut, winter
from library.afterglow import afterglow
from library.boards import Boards
from library.fittings import candle
from library.nodes import fresh, rgba
from library.pavilion import DEEP, FLOOR, HIGH, LONG, POOL, SNOW, pavilion

ALT = 'Still water in a travertine basin mirrors the panes and the timber wall beside it, with snow and spruces at dusk outside'
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


def mirror():
    """Returns the material of the water: long, flat waves, clear from above and a mirror of the room at low angles."""
    made, n, surface = fresh('mirror of the basin')
    at = n('NewGeometry').outputs['Position']
    bent = n.vector('ADD', at, n.vector('MULTIPLY', n.noise(at, 1.3, 2).outputs['Color'], (0.5, 0.5, 0)))
    height = n.math('MULTIPLY_ADD', n.noise(bent, (5.5, 8.5, 1), 1).outputs[0], 0.22, n.noise(bent, (2.2, 3.4, 1), 1).outputs[0])
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.0045, 'Height': height}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.98), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    shine = n('BsdfGlossy', {'Color': rgba(0.98), 'Roughness': 0.003, 'Normal': relief})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.55, 'Normal': relief}).outputs[0], 1: clear.outputs[0], 2: shine.outputs[0]}).outputs[0], surface)
    return made


def basin():
    """
    Replaces the water and the lining of the basin: calm water 7 cm below a rim of darker travertine, over the two steps at its
    near end.
    """
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('dark')]:
        bpy.data.objects.remove(made)
    skin = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('skin'))
    for vertex in skin.data.vertices:
        vertex.co.z -= 0.014
    # Stone takes away the blue that a lit basin of white tiles has.
    clearwater._LEFT, clearwater._SCATTERED = (0.79, 0.875, 0.87), (0.028, 0.046, 0.050)
    (x, y, _), level = clearwater.renew('travertine', lamps=[(5.5, 1.0, -0.5, 0.05)], lamp=(1.0, 0.95, 0.86), above=(0.27, 0.265, 0.25), net=0.06,
                                        slab=(0.6, 0.6, 0.5), scatter=0.25, line=(0.20, 0.19, 0.17))
    skin.data.materials[0] = mirror()
    steps = Boards('travertine', 0.012)
    for i, down in enumerate((0.66, 0.33)):
        inner = x[1] - 0.38 * (2 - i)
        steps.box((inner, y[0] + 0.004, level - 0.99), (inner + 0.376, y[1] - 0.004, level - down))
        depth.shadow((inner, sum(y) / 2), (-1, 0), 0.24, y[1] - y[0], level - down - 0.30, 0.75)
    steps.done('steps').data.materials[0] = bpy.data.materials['lining of travertine']
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
    light.camera((8.62, 1.25, 1.38), -89, 27, (0.0, -0.145), 3.0, 5.6)
