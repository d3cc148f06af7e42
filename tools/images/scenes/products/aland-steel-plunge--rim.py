"""
Scene: a corner of the steel plunge pool with its mitred rim, from above, in winter sun. The sun falls through the clear water
onto the steel of the basin.
"""
import math
import bpy
import numpy as np
from library import clear, clearwater, daylight, finishes, light, materials, mitres, planed, slabs, studio, water
from library.aland import towel_screen, walled_garden
from library.nodes import fresh, rgba
from library.shapes import put

ALT = 'The mitred rim of dark wood on a black steel plunge pool, winter sun falling through clear still water onto its steel floor'
SAMPLES = 16
GRADE = {'exposure': 1.0, 'contrast': 1.15, 'balance': 0.3}
RIM = 0.80  # height of the rim's upper side in metres
ROUND = 0.012  # radius of the folded edges of the steel in metres

materials._makers['oiled dark aspen'] = lambda name: planed.wood(name, (0.104, 0.064, 0.039), (0.062, 0.036, 0.021), 240.0, 0.40, 0.14, 0.8)


def _brushed(name):
    """Returns the material of blackened steel that was brushed along its length: fine scratches draw its highlights out upwards."""
    made, n, surface = fresh(name)
    at = n('NewGeometry').outputs
    scratches = n.noise(at['Position'], (5.0, 5.0, 1100.0), 3, 0.65).outputs[0]
    broad = n.noise(at['Position'], (0.8, 0.8, 90.0), 3, 0.5).outputs[0]
    tone = n.math('MULTIPLY_ADD', scratches, 0.8, n.math('MULTIPLY_ADD', broad, 0.25, -0.05))
    along = n.vector('CROSS_PRODUCT', (0, 0, 1), at['Normal'])
    body = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.048, 0.049, 0.051)), rgba((0.110, 0.112, 0.115))), 'Metallic': 0.95, 'Anisotropic': 0.85,
                                'Roughness': n.math('MULTIPLY_ADD', scratches, 0.14, 0.42), 'Tangent': along})
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
    colour = n.vector('MULTIPLY', colour, n('CombineXYZ', {i: n.math('MULTIPLY_ADD', waves, 0.35, 0.93) for i in range(3)}).outputs[0])
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
    _, level = clearwater.renew('steel', 0.0004, 0, line=(0.10, 0.105, 0.11), joint=0, lamps=[(1.38, 1.15, 0.45, 0.0)])
    next(_made_of('lining of')).data.materials[0] = _basin(level)
    casing(-0.25, 1.55, 0.75, 1.55, 0.04, 0.7555)


def highlights():
    """Adds the lamps that show in the steel only: a strip along its fold, and a narrow one on its long side."""
    for at, way, width, tall, watts in (((-0.25, 0.75, 0.5), (-0.77, -0.64, 0.15), 0.12, 1.4, 160), ((0.30, 0.75, 0.5), (0.64, -0.77, 0.2), 0.12, 1.0, 8)):
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
    daylight.overcast_noon(0.85, azimuth=-70, seed=3.0)
    daylight.sun(-112, 34, 2.6, 4600, 1.2)
    highlights()
    finishes.refine(**{'thermo-aspen': 'oiled dark aspen', 'cleft slate': 'honed slate'})
    light.camera((-0.76, 0.14, 1.84), 49, 55, (0.0, -0.05), 1.42, 8.0, pitch=46)
