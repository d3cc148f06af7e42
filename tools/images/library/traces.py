"""Things that somebody has just used: a carafe with glasses, steam over stones."""
import math
import random
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import sheet, turned
from .vapour import _material as vapour_material


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


def plume(x, y, z, height=0.9, width=0.30, drift=(0.12, 0.0), strength=0.11, colour=(1.0, 0.93, 0.84), count=16, yaw=0.0, seed=1):
    """
    Adds steam that rises from hot stones at (x, y, z) just after water was poured on them. It widens as it rises and
    moves by `drift`, in metres at its full height. Its sheets face a camera turned `yaw` degrees to the right.
    """
    of, chance = vapour_material(colour, strength), random.Random(seed)
    for i in range(count):
        share = (i + chance.random()) / count
        tall = height * (0.42 + 0.30 * chance.random())
        wide = width * (0.75 + 1.5 * share) * chance.uniform(0.8, 1.2)
        a = math.radians(-yaw) + chance.uniform(-0.4, 0.4)
        at = (x + drift[0] * share ** 1.5 + chance.uniform(-0.3, 0.3) * width * (0.5 + share), y + drift[1] * share ** 1.5 + chance.uniform(-0.3, 0.3) * width, z + share * (height - tall * 0.6) + tall * 0.38)
        made = sheet(of, at, (math.cos(a), math.sin(a), 0), (0, 0, 1), wide, tall, lit=False)
        made.visible_glossy = False
