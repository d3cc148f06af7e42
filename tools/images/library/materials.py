"""
All materials, by name. The wood and stone materials read three vectors from each point of a mesh. `pl` is the position
in metres in the tree that the board was cut from: x runs along the grain, and the centre of the tree is at y = z = 0.
`pn` is the position in the noise textures, with a random offset for each board. `rnd` holds three random numbers for
each board. Together, the vectors give every board its own grain.
"""
from functools import lru_cache
from .nodes import fresh, rgba


def _twin(nodes, surface, full, mean):
    """
    Connects two shaders to the material's `surface`: the shader `full` for camera and reflection rays, and a plain
    diffuse shader in the colour `mean` for all other rays. The difference is not visible, and rendering is a third
    faster.
    """
    path = nodes('LightPath').outputs
    seen = nodes.math('MAXIMUM', path['Is Camera Ray'], path['Is Glossy Ray'])
    plain = nodes('BsdfDiffuse', {'Color': rgba(mean)})
    nodes.link(nodes('MixShader', {0: seen, 1: plain.outputs[0], 2: full}).outputs[0], surface)


def _wood(name, early, late, rings=200.0, rough=0.46, spread=0.42):
    """
    Returns a wood material with growth rings. `early` and `late` are the colours within a ring, `rings` the number of
    rings per metre, `spread` the brightness variation between boards.
    """
    material, n, surface = fresh(name)
    place, domain, random = n.attribute('pl'), n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    warp = n.noise_offset((0, 0.035, 0.035), domain, (0.9, 7, 7))
    axes = n('SeparateXYZ', {0: n.vector('ADD', place, warp)}).outputs
    radius = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', axes[1], axes[1]), n.math('MULTIPLY', axes[2], axes[2])))
    phase = n.math('MULTIPLY', radius, rings)
    ring = n.ramp(n.math('FRACT', phase), [(0, 0.0), (0.55, 0.25), (0.88, 1.0), (1, 0.05)])
    strength = n('TexWhiteNoise', {'W': n.math('FLOOR', phase)}, noise_dimensions='1D').outputs[0]
    ring = n.math('MULTIPLY', ring, n.math('MULTIPLY_ADD', strength, 0.6, 0.3))
    colour = n.mix(ring, rgba(early), rgba(late))
    fine, coarse = n.noise(domain, (9, 420, 420)).outputs[0], n.noise(domain, (3, 90, 90)).outputs[0]
    drift = n.noise(domain, (0.7, 6, 6)).outputs[0]
    value = n.math('MULTIPLY_ADD', random[0], spread, 1 - spread / 2 - 0.43)
    for part, weight in ((fine, 0.26), (coarse, 0.22), (drift, 0.38)):
        value = n.math('MULTIPLY_ADD', part, weight, value)
    hue = n.math('MULTIPLY_ADD', random[1], 0.02, 0.49)
    colour = n('HueSaturation', {'Hue': hue, 'Saturation': n.math('MULTIPLY_ADD', random[2], 0.2, 0.88),
                                 'Value': value, 'Color': colour}).outputs[0]
    bump = n('Bump', {'Strength': 0.3, 'Distance': 0.0006, 'Height': n.math('ADD', fine, coarse)})
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.3, 'Normal': bump.outputs[0],
                                'Roughness': n.math('MULTIPLY_ADD', fine, 0.2, rough - 0.1)})
    _twin(n, surface, full.outputs[0], [0.68 * a + 0.32 * b for a, b in zip(early, late)])
    return material


def _stone(name, dark, light, rough, veins=0.12, strata=(1.2, 9.0, 9.0), bump=0.006):
    """
    Returns a material of layered stone, coloured between `dark` and `light`. `strata` is the scale of the noise that
    forms the layers, with one number per axis. `bump` is the depth of the relief in metres.
    """
    material, n, surface = fresh(name)
    domain, random = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    warp = n.vector('MULTIPLY', n.noise(domain, 2.0, 3).outputs['Color'], (0.35,) * 3)
    bent = n.vector('ADD', domain, warp)
    layers = n.noise(bent, strata, 6, 0.6).outputs[0]
    fine = n.noise(domain, 60.0, 4, 0.65).outputs[0]
    vein = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(bent, (2.2, 3.4, 3.4), 4).outputs[0], 0.5))
    vein = n.ramp(vein, [(0, veins), (0.02, 0.0)])
    tone = n.math('ADD', n.math('MULTIPLY_ADD', layers, 1.7, -0.35), n.math('MULTIPLY_ADD', fine, 0.5, -0.25))
    colour = n.mix(n.math('ADD', tone, vein), rgba(dark), rgba(light))
    value = n.math('MULTIPLY_ADD', random[0], 0.3, 0.85)
    colour = n('HueSaturation', {'Value': value, 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.6, 'Distance': bump, 'Height': n.math('ADD', layers, n.math('MULTIPLY', fine, 0.25))})
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.45, 'Normal': height.outputs[0],
                                'Roughness': n.math('MULTIPLY_ADD', layers, 0.25, rough - 0.12)})
    _twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return material


def _plain(name, colour, rough, metallic=0.0):
    material, n, surface = fresh(name)
    inputs = {'Base Color': rgba(colour), 'Roughness': rough, 'Specular': 0.4, 'Metallic': metallic}
    n.link(n('BsdfPrincipled', inputs).outputs[0], surface)
    return material


def _mottled(name, dark, light, rough, scale, bump, sheen=0.0):
    """Returns a material for cloth, plaster, rock or snow: two colours mixed by noise, with a fine relief."""
    material, n, surface = fresh(name)
    place = n('TexCoord').outputs['Object']
    broad, fine = n.noise(place, scale / 8, 4).outputs[0], n.noise(place, scale, 5, 0.65).outputs[0]
    colour = n.mix(n.math('MULTIPLY_ADD', fine, 0.7, n.math('MULTIPLY_ADD', broad, 1.2, -0.45)), rgba(dark), rgba(light))
    relief = n('Bump', {'Strength': 0.7, 'Distance': bump, 'Height': n.math('ADD', fine, broad)})
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.25, 'Sheen': sheen,
                                'Normal': relief.outputs[0]})
    _twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return material


def _glass(name, tint, shine=1.0):
    """
    Returns a window glass material. It transmits light without refraction and shows reflections to camera rays only.
    Use it on a single face or on the front of a box.
    """
    material, n, surface = fresh(name)
    fresnel = n('Fresnel', {'IOR': 1.45}).outputs[0]
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    factor = n.math('MULTIPLY', n.math('MULTIPLY', fresnel, shine),
                    n.math('MULTIPLY', n('LightPath').outputs['Is Camera Ray'], front))
    clear = n('BsdfTransparent', {'Color': rgba(tint)})
    mirror = n('BsdfGlossy', {'Color': rgba(0.9), 'Roughness': 0.02})
    n.link(n('MixShader', {0: factor, 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return material


def _water(name, depth):
    """Returns the material of still water in a basin: clear from above, reflective at low angles, with slow ripples."""
    material, n, surface = fresh(name)
    place = n('TexCoord').outputs['Object']
    height = n.math('ADD', n.noise(place, 3.5, 2).outputs[0], n.math('MULTIPLY', n.noise(place, 13.0, 2).outputs[0], 0.25))
    relief = n('Bump', {'Strength': 0.5, 'Distance': 0.03, 'Height': height}).outputs[0]
    fresnel = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    clear = n('BsdfTransparent', {'Color': rgba(depth)})
    mirror = n('BsdfGlossy', {'Color': rgba(0.95), 'Roughness': 0.03, 'Normal': relief})
    n.link(n('MixShader', {0: fresnel, 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return material


def _lake(name):
    """Returns the material of a deep lake: dark and reflective, with a light ripple."""
    material, n, surface = fresh(name)
    place = n('TexCoord').outputs['Object']
    height = n.noise(place, (0.9, 3.2, 1.0), 3).outputs[0]
    relief = n('Bump', {'Strength': 0.25, 'Distance': 0.03, 'Height': height}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': rgba((0.006, 0.010, 0.014)), 'Roughness': 0.05, 'Specular': 0.6, 'Normal': relief})
    n.link(body.outputs[0], surface)
    return material


def _glow(name, colour, strength, shade=None):
    """
    Returns an emissive material that is excluded from light sampling, which avoids noise. Add a lamp beside the object
    to light the scene.
    """
    material, n, surface = fresh(name)
    power = shade(n, strength) if shade else strength
    n.link(n('Emission', {'Color': rgba(colour), 'Strength': power}).outputs[0], surface)
    material.cycles.sample_as_light = False
    return material


def _heater(name):
    """Returns the material of an infrared panel: fine bright filaments."""
    material, n, surface = fresh(name)
    place = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    lines = n.math('POWER', n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', place[0], 130.0))), 0.7)
    colour = n.ramp(lines, [(0.0, (0.16, 0.006, 0.001)), (0.5, (0.85, 0.06, 0.008)), (1.0, (1.0, 0.17, 0.03))])
    n.link(n('Emission', {'Color': colour, 'Strength': 0.9}).outputs[0], surface)
    material.cycles.sample_as_light = False
    return material


def _fire(name):
    """Returns the material of flames, for use on an upright rectangle."""
    material, n, surface = fresh(name)
    place = n.attribute('uv3')
    axes = n('SeparateXYZ', {0: place}).outputs
    tongues = n.noise(n.vector('ADD', place, n.vector('MULTIPLY', n.noise(place, 9.0, 3).outputs['Color'], (0.1, 0, 0.02))),
                      (16, 1, 4.5), 5, 0.6).outputs[0]
    heat = n.math('SUBTRACT', n.math('MULTIPLY_ADD', tongues, 2.3, -0.55), n.math('MULTIPLY', axes[2], 2.1))
    colour = n.ramp(heat, [(0.0, (0.004, 0.001, 0)), (0.25, (0.5, 0.05, 0.004)), (0.55, (2.4, 0.5, 0.05)), (1, (6, 2.8, 0.8))])
    n.link(n('Emission', {'Color': colour, 'Strength': 1.1}).outputs[0], surface)
    material.cycles.sample_as_light = False
    return material


def _haze(name, colour, strength):
    """
    Returns the material of steam or smoke, for use on a rectangle that faces the camera. It only adds light and blocks
    none, so it needs no volume rendering.
    """
    material, n, surface = fresh(name)
    place = n.attribute('uv3')
    axes = n('SeparateXYZ', {0: place}).outputs
    bend = n.noise_offset((0.7, 0, 0.5), place, 2.2, 3)
    wisps = n.ramp(n.noise(n.vector('ADD', place, bend), (4.2, 1, 1.5), 6, 0.58).outputs[0], [(0.42, 0.0), (0.75, 1.0)], 'EASE')
    across = n.math('SUBTRACT', axes[0], 0.5)
    width = n.math('MULTIPLY_ADD', axes[2], 0.16, 0.07)
    shape = n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', n.math('DIVIDE', across, width), 2.0), -0.5))
    fade = n.ramp(axes[2], [(0.0, 0.0), (0.12, 1.0), (0.45, 0.55), (1.0, 0.0)], 'EASE')
    power = n.math('MULTIPLY', n.math('MULTIPLY', wisps, fade), n.math('MULTIPLY', shape, strength))
    glow = n('Emission', {'Color': rgba(colour), 'Strength': power})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent').outputs[0]}).outputs[0], surface)
    material.cycles.sample_as_light = False
    return material


_makers = {
    'cedar': lambda name: _wood(name, (0.50, 0.300, 0.165), (0.27, 0.135, 0.066)),
    'hemlock': lambda name: _wood(name, (0.68, 0.520, 0.360), (0.50, 0.345, 0.215), spread=0.25),
    'thermo-aspen': lambda name: _wood(name, (0.27, 0.150, 0.080), (0.13, 0.064, 0.032), rings=150),
    'larch': lambda name: _wood(name, (0.19, 0.115, 0.066), (0.085, 0.045, 0.024)),
    'walnut': lambda name: _wood(name, (0.145, 0.078, 0.044), (0.060, 0.030, 0.018), rings=150, rough=0.36, spread=0.25),
    'charred': lambda name: _wood(name, (0.020, 0.017, 0.015), (0.009, 0.008, 0.007), rough=0.5),
    'slate': lambda name: _stone(name, (0.022, 0.023, 0.025), (0.115, 0.113, 0.110), 0.55),
    'wet slate': lambda name: _stone(name, (0.012, 0.013, 0.014), (0.055, 0.054, 0.053), 0.2, bump=0.002),
    'travertine': lambda name: _stone(name, (0.36, 0.285, 0.205), (0.62, 0.53, 0.42), 0.5, 0.2, (1.0, 14, 14), 0.002),
    'limestone': lambda name: _stone(name, (0.30, 0.28, 0.25), (0.50, 0.47, 0.43), 0.6, 0.05, (2, 3, 3), 0.001),
    'black steel': lambda name: _plain(name, (0.012, 0.0115, 0.011), 0.42),
    'brass': lambda name: _plain(name, (0.62, 0.40, 0.17), 0.28, metallic=1.0),
    'steel': lambda name: _plain(name, (0.55, 0.54, 0.52), 0.25, metallic=1.0),
    'graphite': lambda name: _plain(name, (0.03, 0.03, 0.032), 0.35),
    'void': lambda name: _plain(name, (0.006, 0.005, 0.004), 1.0),
    'rock': lambda name: _mottled(name, (0.022, 0.021, 0.020), (0.10, 0.094, 0.088), 0.75, 30, 0.006),
    'plaster': lambda name: _mottled(name, (0.30, 0.27, 0.235), (0.44, 0.40, 0.35), 0.9, 9, 0.001),
    'linen': lambda name: _mottled(name, (0.62, 0.57, 0.49), (0.80, 0.75, 0.67), 0.95, 300, 0.0025, 0.6),
    'wool': lambda name: _mottled(name, (0.10, 0.085, 0.072), (0.20, 0.175, 0.15), 1.0, 260, 0.004, 0.6),
    'snow': lambda name: _mottled(name, (0.66, 0.71, 0.80), (0.86, 0.89, 0.94), 0.7, 26, 0.012),
    'wax': lambda name: _plain(name, (0.75, 0.62, 0.45), 0.5),
    'clay': lambda name: _mottled(name, (0.09, 0.08, 0.072), (0.15, 0.135, 0.12), 0.8, 60, 0.002),
    'glass': lambda name: _glass(name, (0.94, 0.95, 0.95)),
    'dark glass': lambda name: _glass(name, (0.72, 0.74, 0.75)),
    'water': lambda name: _water(name, (0.62, 0.86, 0.90)),
    'lake': _lake,
    'lamp': lambda name: _glow(name, (1.0, 0.62, 0.27), 5.0),
    'window': lambda name: _glow(name, (1.0, 0.56, 0.22), 1.5),
    'heater': _heater,
    'fire': _fire,
    'steam': lambda name: _haze(name, (1.0, 0.66, 0.38), 0.16),
    'smoke': lambda name: _haze(name, (0.62, 0.66, 0.78), 0.12),
}


@lru_cache(maxsize=None)
def material(name):
    """
    Returns the material with the given name, which is created on first use. Raises KeyError if the name is unknown.
    """
    return _makers[name](name)


def paper(name, image):
    """Returns the material of a sheet of paper that shows `image`."""
    made, n, surface = fresh(name)
    place = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    picture = n('TexImage', {'Vector': n('CombineXYZ', {0: place[0], 1: place[1]}).outputs[0]}, image=image)
    n.link(n('BsdfPrincipled', {'Base Color': picture.outputs[0], 'Roughness': 0.85, 'Specular': 0.2}).outputs[0], surface)
    return made
