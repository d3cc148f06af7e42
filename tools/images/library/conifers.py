"""
Conifers: Norway spruce, Swiss pine and young fir. Each tree is one mesh of a trunk, twigs with needle blades and snow on
its branches. A forest consists of instances of a few such meshes.
"""
import math
import random
from dataclasses import dataclass
import bpy
import numpy as np
from . import snow_loads
from .daylight import veil
from .fields import mesh
from .nodes import fresh, rgba

Z = np.array((0.0, 0.0, 1.0))


@dataclass(frozen=True)
class Kind:
    """How a species grows. Lengths are metres, angles degrees above the horizontal."""
    height: float
    reach: float            # length of the longest branch
    crown: float            # where the lowest branch begins, as a share of the height
    swell: float            # height of the widest part of the crown, as a share of the crown; 0 for a cone
    whorl: float            # vertical distance between whorls
    branches: int           # branches in a whorl
    lift: tuple             # angle of the branches at the top and at the foot of the crown
    sag: float              # how far a branch bends down, as a share of its length
    tip: float              # how far the end of a branch turns up, as a share of its length
    hang: float             # how far the side branches hang down
    side: float             # length of the side branches as a share of the branch
    gap: float              # distance between side branches
    twig: float             # length of a twig
    blade: tuple            # length and width of a needle blade, as a share of the twig
    round_: float           # 0: needles in a flat spray, 1: needles all around the twig
    green: tuple            # linear RGB of the old needles
    trunk: float            # radius of the trunk at the ground


KINDS = {
    'spruce': Kind(14, 2.5, 0.05, 0.0, 0.36, 6, (38, -22), 0.30, 0.22, 0.55, 0.40, 0.105, 0.21, (0.32, 0.076), 0.35, (0.020, 0.034, 0.022), 0.19),
    'pine': Kind(9.5, 2.3, 0.13, 0.34, 0.40, 6, (48, 2), 0.10, 0.30, -0.25, 0.42, 0.12, 0.21, (0.60, 0.055), 1.0, (0.026, 0.040, 0.022), 0.20),
    'fir': Kind(3.6, 1.15, 0.03, 0.0, 0.20, 7, (40, -6), 0.10, 0.10, 0.12, 0.46, 0.075, 0.135, (0.34, 0.085), 0.2, (0.019, 0.040, 0.027), 0.05),
}


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def _length(kind, part):
    """Returns the length of a branch at the height `part` of the crown: 0 is its foot, 1 its top."""
    if kind.swell:
        shape = (part / kind.swell) ** 0.7 if part < kind.swell else ((1 - part) / (1 - kind.swell)) ** 0.62
        return kind.reach * max(shape, 0.35 * (part < kind.swell)) + 0.15
    return kind.reach * (1 - part) ** 0.95 * (1 - 0.25 * part * (1 - part)) + 0.08


def _spine(kind, rng, z, part, angle, length):
    """Returns the points of a branch from the trunk to its end, and the unit vector to its side."""
    out = np.array((math.cos(angle), math.sin(angle), 0.0))
    lift = math.radians(kind.lift[1] + (kind.lift[0] - kind.lift[1]) * part ** 1.3 + rng.normal(0, 5))
    t = np.linspace(0, 1, 12)[:, None]
    heavy = kind.sag * (1 - 0.75 * part) * rng.uniform(0.7, 1.3)
    rise = length * (math.sin(lift) * t - heavy * t ** 1.6 + kind.tip * (1 - 0.6 * part) * t ** 4)
    bow = np.cross(Z, out) * (rng.normal(0, 0.09) * length) * t ** 2
    return np.array((0, 0, z)) + out * length * math.cos(lift) * t + Z * rise + bow, np.cross(Z, out)


def _twigs(kind, rng):
    """
    Grows a tree. Returns three lists of arrays: the twigs as (start, direction, length, snow), the branches as
    (points, radius), and the side branches that may carry a snow load as (middle, direction, length).
    """
    twigs, spines, loads = [], [], []
    low = kind.height * kind.crown
    z = low
    while z < kind.height - 0.12:
        part = (z - low) / (kind.height - low)
        turn = rng.uniform(0, 6.28)
        count = max(3, round(kind.branches * (1.0 if part < 0.85 else 0.7)))
        for k in range(count):
            angle = turn + 6.283 * (k + rng.uniform(-0.3, 0.3)) / count
            length = _length(kind, part) * rng.choice((rng.uniform(0.86, 1.12), rng.uniform(0.5, 0.95)), p=(0.7, 0.3))
            spine, aside = _spine(kind, rng, z + rng.uniform(-0.4, 0.4) * kind.whorl, part, angle, length)
            spines.append((spine, 0.008 + 0.010 * length))
            _dress(kind, rng, spine, aside, length, twigs, loads)
        z += kind.whorl * (0.55 + 0.45 * (1 - part)) * rng.uniform(0.8, 1.2)
    tips = 14
    leader = np.stack([np.zeros(tips), np.zeros(tips), kind.height - np.linspace(0, 0.09 * kind.height, tips)], 1)
    twigs.append((leader, Z + rng.normal(0, 0.45, (tips, 3)) * np.linspace(0.1, 1, tips)[:, None], np.full(tips, kind.twig), np.full(tips, 0.3)))
    return twigs, spines, loads


def _dress(kind, rng, spine, aside, length, twigs, loads):
    """Adds the side branches of one branch, with their twigs and snow loads, to `twigs` and `loads`."""
    steps = max(3, int(length * 0.92 / kind.gap))
    t = np.linspace(0.10 if kind.round_ < 0.9 else 0.32, 1.0, steps) + rng.normal(0, 0.012, steps)
    t = np.repeat(np.clip(t, 0.05, 1), 2)
    at = np.stack([np.interp(t, np.linspace(0, 1, len(spine)), spine[:, k]) for k in range(3)], 1)
    ahead = _unit(np.stack([np.interp(t, np.linspace(0, 1, len(spine)), np.gradient(spine[:, k])) for k in range(3)], 1))
    sign = np.tile((-1.0, 1.0), steps)[:, None]
    own = (length * kind.side * (1.02 - t) ** 0.75 * np.clip(t * 4, 0.35, 1) + kind.twig * 0.5) * rng.uniform(0.65, 1.2, len(t))
    spread = aside * sign * rng.uniform(0.55, 1.1, (len(t), 1)) + rng.normal(0, 0.10 + 0.35 * kind.round_, (len(t), 3))
    way = _unit(ahead * 0.85 + spread - Z * kind.hang * rng.uniform(0.4, 1.2, (len(t), 1)))
    loads.append((at, way - Z * kind.hang * 0.25, own, t))
    per = np.maximum(2, (own / (kind.twig * 0.42)).astype(int))
    which = np.repeat(np.arange(len(t)), per)
    along = np.concatenate([np.linspace(0.08, 1.0, c) for c in per])
    droop = -Z * kind.hang * 0.30 * (along[:, None] ** 2) * own[which][:, None]
    start = at[which] + way[which] * (own[which] * along)[:, None] + droop
    point = _unit(way[which] + rng.normal(0, 0.30 + 0.25 * kind.round_, (len(which), 3)) - Z * kind.hang * 0.35)
    snow = np.clip(0.5 + 0.5 * rng.normal(0, 1, len(t))[which] * 0.7 + rng.normal(0, 0.25, len(which)), 0, 1)
    twigs.append((start, point, kind.twig * rng.uniform(0.75, 1.25, len(which)), snow))


def _needles(kind, rng, twigs, far):
    """
    Returns the points, faces and attributes of all needle blades. Each blade is a narrow triangle. With `far`, a twig has half as
    many, which are twice as wide.
    """
    start, way, size, snow = (np.concatenate([t[i] for t in twigs]) for i in range(4))
    way = _unit(way)
    across = _unit(np.cross(way, Z) + 1e-6)
    up = np.cross(across, way)
    long, wide = kind.blade
    blades = 15 if kind.round_ < 0.9 else 16
    if far:
        blades, wide = blades // 2, wide * 2
    count = len(start)
    place = np.tile(np.linspace(0.0, 0.92, blades), (count, 1)) + rng.normal(0, 0.03, (count, blades))
    if kind.round_ > 0.9:
        place = place ** 0.55
    roll = np.where(rng.random((count, blades)) < kind.round_, rng.uniform(0, 6.28, (count, blades)),
                    np.where(np.arange(blades) % 2, 0.25, math.pi - 0.25) + rng.normal(0, 0.45, (count, blades)))
    open_ = np.radians(rng.uniform(28, 58, (count, blades)))[..., None]
    aside = across[:, None] * np.cos(roll)[..., None] + up[:, None] * np.sin(roll)[..., None]
    point = way[:, None] * np.cos(open_) + aside * np.sin(open_)
    root = start[:, None] + way[:, None] * (place * size[:, None])[..., None]
    flat = _unit(np.cross(point, rng.normal(0, 1, (count, blades, 3))))
    half = flat * (size[:, None, None] * wide * 0.5)
    tip = root + point * (size[:, None] * long * rng.uniform(0.7, 1.15, (count, blades)))[..., None]
    points = np.stack([root - half, root + half, tip], 2).reshape(-1, 3)
    shade = np.zeros((count, blades, 3, 3))
    shade[..., 0] = snow[:, None, None]
    shade[..., 1] = rng.random((count, 1, 1))
    shade[..., 2] = np.clip(np.hypot(points[:, 0], points[:, 1]) / kind.reach, 0, 1).reshape(count, blades, 3)
    return points, np.arange(len(points)).reshape(-1, 3), shade.reshape(-1, 3)


def _tube(points, radii, sides):
    """Returns the points and triangles of a tapered tube along `points`, with one radius for each point."""
    way = _unit(np.gradient(points, axis=0))
    across = _unit(np.cross(way, np.array((0.31, 0.17, 0.93)) + 1e-6))
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ring = across[:, None] * np.cos(angle)[None, :, None] + np.cross(way, across)[:, None] * np.sin(angle)[None, :, None]
    made = (points[:, None] + ring * np.asarray(radii)[:, None, None]).reshape(-1, 3)
    a = np.arange(len(points) - 1)[:, None] * sides + np.arange(sides)
    b = np.arange(len(points) - 1)[:, None] * sides + (np.arange(sides) + 1) % sides
    return made, np.concatenate([np.stack([a, b, b + sides], -1).reshape(-1, 3), np.stack([a, b + sides, a + sides], -1).reshape(-1, 3)])


def _needle_material(kind, snow):
    """Returns the material of needles. `snow` from 0 to 1 is how many needles are covered with snow."""
    made, n, surface = fresh('needles')
    shade = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    own = n('ObjectInfo').outputs['Random']
    pale = tuple(c * k for c, k in zip(kind.green, (2.9, 2.6, 2.0)))
    green = n.mix(n.math('MULTIPLY', shade[2], n.math('MULTIPLY_ADD', shade[1], 0.8, 0.2)), rgba(kind.green), rgba(pale))
    green = n('HueSaturation', {'Hue': n.math('MULTIPLY_ADD', own, 0.03, 0.485), 'Value': n.math('MULTIPLY_ADD', own, 0.5, 0.75), 'Color': green}).outputs[0]
    patches = n.noise(n('TexCoord').outputs['Object'], 1.6, 2).outputs[0]
    white = n.ramp(n.math('ADD', shade[0], n.math('MULTIPLY_ADD', patches, 1.0, -0.5)), [(1.22 - 0.62 * snow, 0.0), (1.45 - 0.62 * snow, 1.0)])
    colour = n.mix(white, green, rgba((0.70, 0.74, 0.80)))
    body = n('BsdfDiffuse', {'Color': colour}).outputs[0]
    through = n('BsdfTranslucent', {'Color': colour}).outputs[0]
    n.link(veil(n, n('MixShader', {0: 0.22, 1: body, 2: through}).outputs[0]), surface)
    return made


def _bark_material():
    made, n, surface = fresh('bark')
    place = n('TexCoord').outputs['Object']
    plates = n.noise(place, (16, 16, 5), 5, 0.65).outputs[0]
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.02, 'Height': plates}).outputs[0]
    colour = n.mix(n.ramp(plates, [(0.35, 0.0), (0.65, 1.0)]), rgba((0.022, 0.018, 0.015)), rgba((0.105, 0.085, 0.070)))
    n.link(veil(n, n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0]), surface)
    return made


def _load_material():
    made, n, surface = fresh('snow on branches')
    place = n('TexCoord').outputs['Object']
    relief = n('Bump', {'Strength': 0.6, 'Distance': 0.03, 'Height': n.noise(place, 14.0, 3).outputs[0]}).outputs[0]
    body = n('BsdfDiffuse', {'Color': rgba((0.84, 0.87, 0.91)), 'Normal': relief}).outputs[0]
    through = n('BsdfTranslucent', {'Color': rgba((0.80, 0.86, 0.94)), 'Normal': relief}).outputs[0]
    n.link(veil(n, n('MixShader', {0: 0.18, 1: body, 2: through}).outputs[0]), surface)
    return made


def tree(species, seed=1, snow=0.6, far=False):
    """
    Returns the mesh of a tree, which stands at the origin. `species` is a key of KINDS; `snow` from 0 to 1 is the
    amount of snow on its branches. `far` makes a lighter mesh, for trees further than about 15 metres from the camera.
    """
    kind, rng = KINDS[species], np.random.default_rng(seed)
    twigs, spines, loads = _twigs(kind, rng)
    sway = np.stack([rng.normal(0, 0.02, 14).cumsum(), rng.normal(0, 0.02, 14).cumsum(), np.linspace(-0.6, kind.height, 14)], 1)
    trunk = _tube(sway * (0.25, 0.25, 1), kind.trunk * (1 - np.linspace(0, 1, 14)) ** 0.8 + 0.012, 14)
    parts = [(*trunk, 1, True)]
    for spine, thick in spines:
        parts.append((*_tube(spine, np.linspace(thick, 0.003, len(spine)), 4), 1, True))
    if snow:
        parts.append((*snow_loads.cushions(rng, loads, snow, 0.11 if far else 0.065), 2, True))
    points, faces, shade = _needles(kind, rng, twigs, far)
    all_points, all_faces, slots, smooth, base = [points], [faces], [np.zeros(len(faces))], [np.zeros(len(faces), bool)], len(points)
    for part, own, slot, soft in parts:
        all_points.append(part)
        all_faces.append(own + base)
        slots.append(np.full(len(own), slot))
        smooth.append(np.full(len(own), soft))
        base += len(part)
    shade = np.concatenate([shade, np.zeros((base - len(points), 3))])
    return mesh(species, np.concatenate(all_points), np.concatenate(all_faces), [_needle_material(kind, snow), _bark_material(), _load_material()],
                np.concatenate(smooth), np.concatenate(slots), uv3=shade)


def forest(places, ground, mix=(('spruce', 3),), sizes=(0.6, 1.2), snow=0.6, seed=1):
    """
    Adds a tree for each (x, y) or (x, y, size) in `places`. `ground(x, y)` returns the height of the ground in metres.
    `mix` lists (species, number of meshes); each tree is an instance of one of them with its own rotation and scale.
    Size 1 is the height given in KINDS.
    """
    meshes = [tree(species, seed * 100 + 17 * i + j, snow) for j, (species, count) in enumerate(mix) for i in range(count)]
    for spot in places:
        x, y = spot[:2]
        size = spot[2] if len(spot) > 2 else random.uniform(*sizes)
        made = bpy.data.objects.new('tree', random.choice(meshes))
        made.location = (x, y, float(ground(x, y)) - 0.12)
        made.rotation_euler = (random.gauss(0, 0.012), random.gauss(0, 0.012), random.uniform(0, 6.28))
        made.scale = (size * random.uniform(0.88, 1.08),) * 2 + (size,)
        bpy.context.collection.objects.link(made)
