"""Scots pines of the coast: a bare, bent trunk and an open crown, uneven from the wind. They are grown by `conifers`."""
import random
from dataclasses import replace
import bpy
from . import conifers
from .daylight import veil
from .nodes import fresh, rgba
from .spruces import _warp

_base = conifers.KINDS['pine']
_HEIGHT = 13
conifers.KINDS.update({
    'tall scots pine': replace(_base, height=_HEIGHT, reach=2.5, crown=0.56, swell=0.42, whorl=0.66, branches=4, lift=(55, 6), sag=0.14, tip=0.42, side=0.50, gap=0.15, trunk=0.17),
    'wide scots pine': replace(_base, height=_HEIGHT, reach=3.4, crown=0.42, swell=0.55, whorl=0.80, branches=4, lift=(48, 0), sag=0.18, tip=0.46, side=0.46, gap=0.15, trunk=0.19),
})


def _bark():
    """Returns the material of the bark: grey plates at the foot, thin and rust-coloured further up."""
    made, n, surface = fresh('pine bark')
    place = n('TexCoord').outputs['Object']
    plates = n.ramp(n.noise(place, (13, 13, 4), 5, 0.65).outputs[0], [(0.36, 0.0), (0.62, 1.0)])
    up = n.ramp(n.math('MULTIPLY_ADD', n.noise(place, 1.5, 3).outputs[0], 0.2, n.math('DIVIDE', n('SeparateXYZ', {0: place}).outputs[2], _HEIGHT)), [(0.34, 0.0), (0.66, 1.0)])
    foot = n.mix(plates, rgba((0.030, 0.024, 0.020)), rgba((0.120, 0.098, 0.082)))
    colour = n.mix(up, foot, n.mix(plates, rgba((0.115, 0.055, 0.028)), rgba((0.235, 0.125, 0.068))))
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.02, 'Height': plates}).outputs[0]
    n.link(veil(n, n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0]), surface)
    return made


def pine(shape, seed, snow):
    """Returns the mesh of a Scots pine, 13 metres tall. `shape` is 'tall' or 'wide'."""
    data = conifers.tree(f'{shape} scots pine', seed, snow)
    data.materials[1] = _bark()
    _warp(data, _HEIGHT, seed, 0.55, 1.1)
    return data


def renew(share=1.0, snow=0.4, seed=1, heights=(7.5, 12.5)):
    """
    Replaces all Swiss pines that `conifers.forest` has added, and the share `share` of its spruces, with Scots pines of
    the `heights` in metres.
    """
    meshes = [pine(shape, seed * 37 + 5 * i, snow) for i, shape in enumerate(('tall', 'wide', 'tall', 'wide'))]
    for made in [thing for thing in bpy.data.objects if thing.name.startswith('tree')]:
        kind = made.data.name.split('.')[0]
        if kind == 'pine' or kind == 'spruce' and random.random() < share:
            made.data = random.choice(meshes)
            size = random.uniform(*heights) / _HEIGHT
            made.scale = (size * random.uniform(0.9, 1.15),) * 2 + (size,)
