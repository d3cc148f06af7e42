"""Things that somebody has just used: slippers, a carafe with glasses, steam over stones."""
import math
import random
import numpy as np
from . import light, materials
from .nodes import fresh, rgba
from .shapes import put, sheet, turned
from .vapour import _material as vapour_material


def _felt(name, dark, light):
    """Returns the material of pressed felt: matted fibres without a weave."""
    made, n, surface = fresh(name)
    place = n('TexCoord').outputs['Object']
    bent = n.vector('ADD', place, n.vector('MULTIPLY', n.noise(place, 90.0, 3).outputs['Color'], (0.012,) * 3))
    fibres, broad = n.noise(bent, 620.0, 4, 0.7).outputs[0], n.noise(place, 26.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', fibres, 0.9, n.math('MULTIPLY_ADD', broad, 0.4, -0.2))
    bump = n('Bump', {'Strength': 0.8, 'Distance': 0.0016, 'Height': fibres}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba(dark), rgba(light)), 'Roughness': 1.0, 'Specular': 0.08, 'Sheen': 0.5, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


def _clear(name, tint):
    """Returns the material of clear glass that refracts what is behind it. Light passes it without refraction."""
    made, n, surface = fresh(name)
    path = n('LightPath').outputs
    plain = n.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    solid = n('BsdfGlass', {'Color': rgba(tint), 'Roughness': 0.0, 'IOR': 1.40})
    n.link(n('MixShader', {0: plain, 1: solid.outputs[0], 2: n('BsdfTransparent', {'Color': rgba(0.84)}).outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'grey felt': lambda name: _felt(name, (0.115, 0.108, 0.102), (0.27, 0.255, 0.24)),
    'pale felt': lambda name: _felt(name, (0.36, 0.325, 0.275), (0.60, 0.555, 0.485)),
    'dark felt': lambda name: _felt(name, (0.035, 0.034, 0.036), (0.095, 0.092, 0.094)),
    'table glass': lambda name: _clear(name, (0.975, 0.99, 0.985)),
    'hot element': lambda name: materials._glow(name, (1.0, 0.13, 0.014), 1.5),
})


def _turn(points, x, y, z, turn):
    """Returns points that are turned by `turn` degrees around the vertical axis and moved to (x, y, z)."""
    a = math.radians(turn)
    p = np.asarray(points, float)
    return np.stack([x + p[..., 0] * math.cos(a) - p[..., 1] * math.sin(a), y + p[..., 0] * math.sin(a) + p[..., 1] * math.cos(a), z + p[..., 2]], axis=-1)


def _foot(t, long, left):
    """Returns the middle and the half width of a sole at the shares `t` of its length, from the heel to the toe."""
    half = long * (0.105 + 0.062 * np.sin(np.clip(t - 0.12, 0, 1) * 2.75) ** 2) * np.sqrt(np.clip(1 - np.abs(2 * t - 1) ** 7, 0, 1))
    middle = (0.028 if left else -0.028) * long * np.sin(t * 3.1) - (0.02 if left else -0.02) * long * t ** 3
    return middle, half


def slipper(x, y, z, long=0.27, turn=0.0, left=True, of='grey felt', sole='dark felt'):
    """
    Adds a felt slipper without a heel part. (x, y) is the middle of its heel on a floor at height `z`, and `turn` the
    direction of its toe in degrees: 0 for +y.
    """
    t, around = np.linspace(0.0, 1.0, 40), np.linspace(0, 1, 28)
    middle, half = _foot(t, long, left)
    rows, side = [], np.linspace(-1, 1, 13)
    for part, m, h in zip(t, middle, half):
        low = 0.004 + 0.010 * max(0.0, part - 0.8) ** 1.5
        rows.append([(m - h, part * long, low + 0.006)] + [(m + h * s, part * long, low + 0.010 + 0.003 * s * s) for s in side] + [(m + h, part * long, low + 0.006)]
                    + [(m + h * 0.96 * s, part * long, low - 0.004) for s in side[::-1]])
    width = len(rows[0])
    faces = [(r * width + i, r * width + (i + 1) % width, (r + 1) * width + (i + 1) % width, (r + 1) * width + i) for r in range(39) for i in range(width)]
    put('sole', _turn(np.array(rows), x, y, z, turn).reshape(-1, 3), faces, sole, True)
    t = np.linspace(0.40, 0.992, 34)
    rows = []
    for part in t:
        # The opening is a curve: at the sides, it runs back towards the heel.
        u = np.cos(math.pi * around)
        along = np.clip(part - 0.10 * np.abs(u) ** 3 * (1 - (part - 0.40) / 0.592), 0.0, 1.0)
        m, h = _foot(along, long, left)
        tall = long * (0.245 - 0.175 * (np.maximum(along - 0.40, 0) / 0.6) ** 1.25)
        rows.append(np.stack([m + (h + 0.002) * np.sign(u) * np.abs(u) ** 0.82, along * long, 0.012 + tall * np.sin(math.pi * around) ** 0.75], axis=-1))
    rows = np.array(rows)
    faces = [(r * 28 + i, r * 28 + i + 1, (r + 1) * 28 + i + 1, (r + 1) * 28 + i) for r in range(33) for i in range(27)]
    upper = put('upper', _turn(rows, x, y, z, turn).reshape(-1, 3), faces, of, True)
    thick = upper.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.005, 0.0


def slippers(x, y, z, long=0.27, turn=0.0, of='grey felt', apart=0.13, askew=9.0):
    """Adds a pair of slippers, one of them a little askew. (x, y) is the middle between the heels. See `slipper`."""
    a = math.radians(turn)
    for left, way, ahead in ((True, -1, 0.0), (False, 1, 0.035)):
        px, py = way * apart / 2, ahead
        slipper(x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z, long, turn + (askew if not left else -2.0), left, of)


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
