"""
Calmer versions of stone and plaster for large surfaces, where the clouded patterns of the materials `slate` and
`plaster` look painted. `refine` puts them on a finished scene.
"""
import bpy
from . import materials, stones  # noqa: F401 (stones adds its materials)
from .nodes import fresh, rgba


def _honed(name, dark, light, rough):
    """
    Returns the material of honed stone: fine grain, a faint bedding, a few hairline veins, and a sheen that varies. It
    reads the attributes of `boards.Boards`.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    bent = n.vector('ADD', domain, n.vector('MULTIPLY', n.noise(domain, 3.0, 3).outputs['Color'], (0.16,) * 3))
    bedding = n.noise(bent, (2.0, 17.0, 17.0), 5, 0.62).outputs[0]
    grain, grit = n.noise(domain, 90.0, 4, 0.7).outputs[0], n.noise(domain, 420.0, 2, 0.6).outputs[0]
    vein = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(bent, (1.1, 2.3, 2.3), 3).outputs[0], 0.5))
    vein = n.ramp(vein, [(0.0, 0.15), (0.006, 0.0)])
    tone = n.math('MULTIPLY_ADD', bedding, 0.62, n.math('MULTIPLY_ADD', grain, 0.75, n.math('MULTIPLY_ADD', grit, 0.45, -0.42)))
    colour = n.mix(n.math('ADD', tone, vein), rgba(dark), rgba(light))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.26, 0.87), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.7, 'Distance': 0.0016, 'Height': n.math('ADD', bedding, n.math('MULTIPLY', grain, 0.5))}).outputs[0]
    wear = n.noise(domain, 5.0, 4).outputs[0]
    gloss = n.math('MULTIPLY_ADD', wear, 0.22, n.math('MULTIPLY_ADD', grain, 0.16, rough - 0.19))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.42, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


def _banded(name, dark, light, rough):
    """
    Returns the material of filled and honed travertine: fine parallel bands, some of them darker, and rows of small
    pores. It reads the attributes of `boards.Boards`.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    bent = n.vector('ADD', domain, n.vector('MULTIPLY', n.noise(domain, (1.1, 2.4, 2.4), 3).outputs['Color'], (0.0, 0.11, 0.11)))
    bands, lines = n.noise(bent, (0.5, 11.0, 11.0), 3, 0.5).outputs[0], n.noise(bent, (1.5, 62.0, 62.0), 4, 0.6).outputs[0]
    grain = n.noise(domain, 130.0, 4, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', bands, 0.95, n.math('MULTIPLY_ADD', lines, 0.62, n.math('MULTIPLY_ADD', grain, 0.30, -0.42)))
    colour = n.mix(tone, rgba(dark), rgba(light))
    pores = n.noise(bent, (34.0, 120.0, 120.0), 3, 0.55).outputs[0]
    pores = n.ramp(n.math('MULTIPLY_ADD', bands, -0.30, pores), [(0.545, 0.0), (0.60, 0.75)])
    colour = n.mix(pores, colour, rgba([c * 0.52 for c in dark]))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.20, 0.90), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.6, 'Distance': 0.0012, 'Height': n.math('MULTIPLY_ADD', pores, -1.0, n.math('MULTIPLY', lines, 0.4))}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.42, 'Roughness': n.math('MULTIPLY_ADD', grain, 0.2, rough - 0.1), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


def _trowelled(name, dark, light):
    """Returns the material of smooth lime plaster: nearly one colour, with fine sand and faint strokes of the trowel."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    bent = n.vector('ADD', place, n.vector('MULTIPLY', n.noise(place, 0.9, 2).outputs['Color'], (0.8,) * 3))
    strokes, sand = n.noise(bent, (2.2, 2.2, 7.0), 3).outputs[0], n.noise(place, 260.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', strokes, 0.34, n.math('MULTIPLY_ADD', sand, 0.55, 0.06))
    height = n('Bump', {'Strength': 0.5, 'Distance': 0.0035, 'Height': n.math('MULTIPLY_ADD', sand, 0.10, strokes)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba(dark), rgba(light)), 'Roughness': 0.85, 'Specular': 0.2, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers.update({
    'honed slate': lambda name: _honed(name, (0.026, 0.027, 0.029), (0.098, 0.097, 0.096), 0.44),
    'wet honed slate': lambda name: _honed(name, (0.013, 0.014, 0.015), (0.052, 0.052, 0.052), 0.24),
    'honed limestone': lambda name: _honed(name, (0.31, 0.29, 0.26), (0.50, 0.475, 0.435), 0.52),
    'honed travertine': lambda name: _banded(name, (0.40, 0.325, 0.245), (0.63, 0.55, 0.45), 0.46),
    'lime plaster': lambda name: _trowelled(name, (0.335, 0.305, 0.265), (0.43, 0.395, 0.35)),
    'white plaster': lambda name: _trowelled(name, (0.52, 0.50, 0.465), (0.64, 0.62, 0.585)),
})


def refine(only=None, **changes):
    """
    Puts other materials on the objects of the scene. Each keyword is the name of a material, and its value the name of
    the one that replaces it, for example `plaster='lime plaster'`. `only` limits the change to objects of one name.
    """
    for made in bpy.context.collection.objects:
        if made.type == 'MESH' and only in (None, made.name.split('.')[0]):
            for i, of in enumerate(made.data.materials):
                if of and of.name in changes:
                    made.data.materials[i] = materials.material(changes[of.name])
