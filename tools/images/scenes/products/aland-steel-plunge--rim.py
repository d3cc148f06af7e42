"""
Scene: a corner of the steel plunge pool, close, in winter sun that rakes across its brushed steel. The weld along the corner is ground
flush, the rim above it is mitred, and the water stands at its edge.
"""
import math
import bpy
import numpy as np
from library import clear, clearwater, daylight, finishes, larches, light, materials, mitres, planed, slabs, studio, water
from library.aland import towel_screen, walled_garden
from library.nodes import fresh, rgba
from library.shapes import put

ALT = 'A corner of a black steel plunge in raking winter sun, its weld ground flush, still water standing at the edge of a mitred rim of dark wood'
SAMPLES = 16
GRADE = {'exposure': 1.25, 'contrast': 1.20, 'balance': 0.45}
RIM = 0.80  # height of the rim's upper side in metres
ROUND = 0.012  # radius of the folded edges of the steel in metres

CORNER, WELD = (-0.25, 0.75), 0.016  # x and y of the corner, and half the width of the ground weld, in metres

materials._makers['oiled dark aspen'] = lambda name: planed.wood(name, (0.050, 0.033, 0.021), (0.032, 0.020, 0.013), 240.0, 0.36, 0.14, 0.6)


def _brushed(name):
    """
    Returns the material of blackened steel that was brushed along its length: fine scratches draw its highlights out upwards. Along
    the corner the weld was ground: it is a little paler, and its scratches run the other way.
    """
    made, n, surface = fresh(name)
    at = n('NewGeometry').outputs
    x, y, _ = n('SeparateXYZ', {0: at['Position']}).outputs
    away = n.math('ADD', n.math('ABSOLUTE', n.math('SUBTRACT', x, CORNER[0])), n.math('ABSOLUTE', n.math('SUBTRACT', y, CORNER[1])))
    uneven = n.math('MULTIPLY_ADD', n.noise(at['Position'], (4.0, 4.0, 26.0), 3).outputs[0], 0.016, away)
    weld = n('MapRange', {'Value': uneven, 'From Min': WELD, 'From Max': WELD + 0.016, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    lengthwise, upright = (n.noise(at['Position'], scale, 3, 0.65).outputs[0] for scale in ((3.0, 3.0, 1300.0), (700.0, 700.0, 14.0)))
    broad = n.noise(at['Position'], (0.8, 0.8, 60.0), 3, 0.5).outputs[0]
    scratches = n.mix(weld, lengthwise, upright)
    tone = n.math('MULTIPLY_ADD', scratches, 0.9, n.math('MULTIPLY_ADD', broad, 0.14, n.math('MULTIPLY_ADD', weld, 0.20, -0.12)))
    along = n.vector('CROSS_PRODUCT', (0, 0, 1), at['Normal'])
    relief = n('Bump', {'Strength': 0.35, 'Distance': 0.0002, 'Height': scratches}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.034, 0.035, 0.036)), rgba((0.150, 0.150, 0.150))), 'Metallic': 0.85, 'Anisotropic': 0.75,
                                'Roughness': n.math('MULTIPLY_ADD', scratches, 0.14, 0.24), 'Tangent': along, 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


def _basin(level):
    """
    Returns the material of the basin's steel under water, whose surface is at the height `level`. The sun and the sky light
    it, and the water takes red light the deeper it lies.
    """
    made, n, surface = fresh('basin steel')
    place = n('NewGeometry').outputs['Position']
    depth = n.math('MAXIMUM', n.math('SUBTRACT', level, n('SeparateXYZ', {0: place}).outputs[2]), 0.0)
    scratches = n.noise(place, (4.0, 130.0, 130.0), 4, 0.6).outputs[0]
    left = n('CombineXYZ', {i: n.math('POWER', part, n.math('MULTIPLY', depth, 1.9)) for i, part in enumerate((0.66, 0.92, 0.955))}).outputs[0]
    colour = n.mix(1.0, n.mix(scratches, rgba((0.100, 0.103, 0.105)), rgba((0.230, 0.234, 0.237))), left, 'MULTIPLY')
    waves = n.math('ADD', water._net(n, place, 5.0), n.math('MULTIPLY', water._net(n, n.vector('ADD', place, (7.3, 2.1, 0)), 8.0), 0.5))
    waves = n.math('MULTIPLY', waves, n.math('GREATER_THAN', depth, 0.03))
    colour = n.vector('MULTIPLY', colour, n('CombineXYZ', {i: n.math('MULTIPLY_ADD', waves, 0.22, 0.95) for i in range(3)}).outputs[0])
    n.link(n('BsdfPrincipled', {'Base Color': colour, 'Metallic': 0.0, 'Roughness': 0.5, 'Specular': 0.3}).outputs[0], surface)
    return made


def casing(x0, x1, y0, y1, low, high):
    """Adds the steel around the pool as one folded sheet with rounded corners, in place of four plates."""
    slabs.remove('body')
    outline = []
    for cx, cy, start in ((x0 + ROUND, y0 + ROUND, 180), (x1 - ROUND, y0 + ROUND, 270), (x1 - ROUND, y1 - ROUND, 0), (x0 + ROUND, y1 - ROUND, 90)):
        outline += [(cx + ROUND * math.cos(math.radians(a)), cy + ROUND * math.sin(math.radians(a))) for a in np.linspace(start, start + 90, 14)]
    count = len(outline)
    put('casing', [(x, y, z) for z in (low, high) for x, y in outline],
        [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)], _brushed('brushed black sheet'), True)


def _made_of(material):
    """Yields the objects whose material's name starts with `material`."""
    for thing in bpy.data.objects:
        if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0] and thing.data.materials[0].name.startswith(material):
            yield thing


def plunge():
    """Replaces the water, the basin, the rim and the steel of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    mitres.rim('oiled dark aspen', -0.275, 1.575, 0.725, 1.575, 0.755, RIM, 0.125, 0.004, 0.0003)
    for point in next(_made_of('skin')).data.vertices:
        point.co.z = RIM - 0.012
    _, level = clearwater.renew('steel', 0.0004, 0, line=(0.10, 0.105, 0.11), joint=0, lamps=[(1.38, 1.15, 0.45, 0.0)])
    next(_made_of('lining of')).data.materials[0] = _basin(level)
    casing(-0.25, 1.55, 0.75, 1.55, 0.04, 0.7555)


def highlights():
    """Adds the lamps that show in the steel only: a strip along its fold, and the pale sky that its two sides mirror."""
    for at, way, width, tall, watts in (((-0.25, 0.75, 0.5), (-0.77, -0.64, 0.15), 0.12, 1.4, 60), ((0.15, 0.75, 0.6), (0.62, -0.77, 0.25), 0.45, 1.0, 34),
                                        ((-0.25, 1.05, 0.6), (-0.66, 0.74, 0.25), 0.35, 1.0, 26)):
        studio.softbox(at, way, 1.8, width, tall, watts, 5200).visible_diffuse = False


def compose():
    walled_garden()
    towel_screen()
    plunge()
    for made in list(_made_of('steam')):
        bpy.data.objects.remove(made)
    clear.clear((-2.5, -2.5, -0.1), (3.4, 2.42, 1.6), 'cloth', 'turned', 'lantern', 'glow')
    clear.dim(0.0)
    slabs.remove('step')
    daylight.overcast_noon(0.50, azimuth=-70, seed=3.0)
    daylight.sun(-106, 27, 8.0, 4700, 0.7)
    # Birches outside the picture, whose shadows fall across the steel.
    larches.larches([(-4.6, -0.25), (-6.4, -1.6), (-5.6, 1.1)], lambda x, y: 0.0, 'birch', (5, 7), shapes=2, snow=0.1, seed=6)
    highlights()
    finishes.refine(**{'thermo-aspen': 'oiled dark aspen', 'cleft slate': 'honed slate'})
    light.camera((-0.88, -0.10, 1.24), 41, 55, (0.0, -0.02), 1.10, 8.0, pitch=28)
