"""Thin ice along the winter shore of still water: white with snow at the shore, clear and then open towards the water."""
import numpy as np
from .fields import fractal, grid_faces, mesh, place
from .nodes import fresh, rgba


def _ice():
    """Returns the material of the ice. It reads the attribute `out`, the share of the way from the shore to the open water."""
    made, n, surface = fresh('ice at the shore')
    at, out = n('NewGeometry').outputs['Position'], n('SeparateXYZ', {0: n.attribute('out')}).outputs[0]
    broad, fine = n.noise(at, 0.9, 4, 0.55).outputs[0], n.noise(at, 5.0, 5, 0.6).outputs[0]
    far = n.math('ADD', out, n.math('MULTIPLY_ADD', fine, 0.16, n.math('MULTIPLY_ADD', broad, 0.50, -0.33)))
    white = n.ramp(far, [(0.02, 1.0), (0.52, 0.10)], 'EASE')
    colour = n.mix(white, rgba((0.16, 0.20, 0.225)), rgba((0.76, 0.80, 0.85)))
    cover = n.ramp(far, [(0.40, 1.0), (0.72, 0.55), (0.78, 0.0)], 'EASE')
    body = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': n.math('MULTIPLY_ADD', white, 0.5, 0.25), 'Specular': 0.3})
    n.link(n('MixShader', {0: cover, 1: n('BsdfTransparent').outputs[0], 2: body.outputs[0]}).outputs[0], surface)
    return made


def ice(x0, x1, shore, width, level, seed=5, step=0.04):
    """
    Adds ice from the line y = `shore(x)` towards -y, up to `width(x)` metres wide, on water at the height `level`. It also
    reaches 0.6 m below the snow, whose edge therefore never shows a gap.
    """
    x, share = np.meshgrid(np.arange(x0, x1, step), np.linspace(-0.5, 1.0, 40))
    y = shore(x) + 0.10 * fractal(x / 0.8, 0 * x, seed, 3) - np.where(share < 0, share * 1.2, share * width(x))
    points = np.stack([x, y, np.full_like(x, level + 0.006)], -1).reshape(-1, 3)
    ends = np.clip(1 - np.minimum(x - x0, x1 - x) / 0.5, 0, 1)
    out = np.stack([np.maximum(share, ends)] * 3, -1).reshape(-1, 3)
    place(mesh('ice', points, grid_faces(*x.shape), [_ice()], False, out=out)).visible_shadow = False
