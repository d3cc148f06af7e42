"""Things that somebody has just used: a carafe with glasses."""
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import turned


def _clear(name, tint):
    """Returns the material of clear glass that refracts what is behind it. Light passes it without refraction."""
    made, n, surface = fresh(name)
    path = n('LightPath').outputs
    plain = n.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    solid = n('BsdfGlass', {'Color': rgba(tint), 'Roughness': 0.0, 'IOR': 1.40})
    n.link(n('MixShader', {0: plain, 1: solid.outputs[0], 2: n('BsdfTransparent', {'Color': rgba(0.84)}).outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'table glass': lambda name: _clear(name, (0.975, 0.99, 0.985)),
})


def glass(x, y, z, radius=0.034, height=0.105, full=0.6):
    """
    Adds a drinking glass with water up to the share `full` of its height. Below the surface of the water, glass and
    water are one body, because they refract alike.
    """
    wall, level = 0.0018, height * full
    inner = radius * (0.9 + 0.1 * full) - wall
    turned('table glass', (x, y, z), [(0.001, 0.0004), (radius * 0.82, 0.0004), (radius * 0.88, 0.003), (radius, height - 0.001), (radius - wall / 2, height), (radius - wall, height - 0.001),
                                      (inner, level + 0.001), (inner - 0.001, level), (0.001, level)], 64)


def carafe(x, y, z, height=0.25, radius=0.052, full=0.55):
    """Adds a glass carafe with water up to the share `full` of its height. See `glass`."""
    t = np.linspace(0, 1, 40)
    belly = radius * (0.93 + 0.07 * np.sin(t * 6)) * (1 - 0.52 / (1 + np.exp(-(t - 0.66) * 16))) + 0.011 * np.clip((t - 0.86) / 0.14, 0, 1) ** 2
    outer = list(zip(belly, 0.004 + t * (height - 0.004)))
    inner = [(r - 0.0022, h) for r, h in outer[::-1] if h > height * full]
    last = inner[-1][0]
    turned('table glass', (x, y, z), [(0.001, 0.0004), (radius * 0.86, 0.0004)] + outer + inner + [(last, height * full + 0.001), (last - 0.001, height * full), (0.001, height * full)], 72)
