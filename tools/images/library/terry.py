"""Terry towels: thick cloth with a pile of loops, folded around a front edge and stacked, or rolled."""
import math
import random
import bpy
import numpy as np
from . import materials
from .fields import fractal
from .nodes import fresh, rgba
from .textiles import _along, cloth

LOOP = 0.0027  # distance of two loops in metres


def _terry(name, dark, light):
    """
    Returns the material of terry. It reads the same `uv3` attribute as the weaves of `textiles`. The shade between the
    loops is part of the colour, because the denoiser keeps colours but smooths the shadows of a fine relief.
    """
    made, n, surface = fresh(name)
    place = n.attribute('uv3')
    flat = n.vector('MULTIPLY', place, (1, 1, 0))
    bend = n.noise_offset((0.0022, 0.0022, 0), flat, 420.0, 2)
    loops = n('TexVoronoi', {'Vector': n.vector('ADD', flat, bend), 'Scale': 1 / LOOP}).outputs['Distance']
    tufts, broad = n.noise(flat, 170.0, 3, 0.6).outputs[0], n.noise(flat, 14.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', loops, -0.85, n.math('MULTIPLY_ADD', tufts, 0.9, n.math('MULTIPLY_ADD', broad, 0.35, 0.36)))
    colour = n.mix(n.ramp(tone, [(0.22, 0.0), (0.98, 1.0)]), rgba(dark), rgba(light))
    bump = n('Bump', {'Strength': 1.0, 'Distance': 0.003, 'Height': n.math('SUBTRACT', tufts, loops)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 1.0, 'Specular': 0.05, 'Sheen': 0.7, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], [0.3 * a + 0.7 * b for a, b in zip(dark, light)])
    return made


materials._makers.update({
    'terry': lambda name: _terry(name, (0.42, 0.392, 0.35), (0.90, 0.878, 0.835)),
    'grey terry': lambda name: _terry(name, (0.085, 0.075, 0.066), (0.235, 0.215, 0.19)),
})


def _pile(u, v, width, length, seed):
    """Returns how far the pile stands out at each point, in metres: single loops and larger tufts."""
    x, y = u * width, v * length
    return 0.0009 * fractal(x / 0.0048, y / 0.0048, seed, 2) + 0.0026 * fractal(x / 0.034, y / 0.024, seed + 3, 3)


def _sheet(of, path, width, thick, to_world, seed, spread=0.0026):
    """
    Adds a sheet of terry. `path` is its section as (y, z) points, and `to_world(x, y, z)` moves the points of the
    towel to their place. `spread` is the unevenness of the two side edges in metres.
    """
    at, length = _along(path)

    def surface(u, v):
        y, z = at(v)
        ahead = np.stack(at(np.clip(v + 0.002, 0, 1)), 0) - np.stack(at(np.clip(v - 0.002, 0, 1)), 0)
        ahead /= np.maximum(np.linalg.norm(ahead, axis=0), 1e-9)
        out = _pile(u, v, width, length, seed)
        # The selvedge is woven tighter than the pile, so the edge is thinner and slightly drawn in.
        edge = np.minimum(u, 1 - u) * width
        out = out - 0.0012 * np.exp(-edge / 0.006)
        x = (u - 0.5) * width + np.sign(u - 0.5) * spread * fractal(v * length / 0.06, 0 * v, seed + 7, 3) * np.clip(1 - edge / 0.05, 0, 1)
        return to_world(x, y - ahead[1] * -out, z + ahead[0] * -out)
    return cloth(of, surface, round(width / 0.0032), round(length / 0.0032), lambda u, v: (u * width, v * length, (1 - v) * length), thick)


def _section(depth, tall, inset, thick, sag):
    """Returns the section of one layer that runs to the front, around the fold and back, as (y, z) points."""
    radius = max(tall / 2 - thick / 2 - inset, thick * 0.45)
    middle, front = tall / 2, radius + inset
    ways = np.linspace(depth, front, 40)
    lower = [(y, middle - radius) for y in ways]
    bend = [(front - radius * 1.12 * math.sin(a), middle - radius * math.cos(a)) for a in np.linspace(0, math.pi, 22)][1:-1]
    upper = [(y, middle + radius + sag * math.sin(9 * y + inset * 400) * (y / depth)) for y in ways[::-1]]
    return lower + bend + upper


def stack(x, y, z, width, depth, tall, towels=4, turn=0.0, of='terry', seed=1):
    """
    Adds `towels` folded towels, one on the other, with their folds at the front. (x, y) is the middle of the stack,
    `z` its foot and `tall` its height; `turn` is its direction in degrees, 0 for folds that face -y.
    """
    choose = random.Random(seed)
    shares = [1 + 0.05 * i + choose.uniform(-0.06, 0.06) for i in range(towels)]
    low = z
    for i, share in enumerate(shares):
        own = tall * share / sum(shares)
        a = math.radians(turn + choose.uniform(-1.6, 1.6))
        shift = choose.uniform(-0.005, 0.005), choose.uniform(-0.006, 0.004)
        w, d = width * choose.uniform(0.975, 1.0), depth * choose.uniform(0.97, 1.0)
        number = seed * 31 + i * 7

        def to_world(px, py, pz, low=low, a=a, shift=shift, d=d, own=own, number=number, top=i == towels - 1, level=i):
            # Each towel rests on the unevenness of the one below it, so neighbours share their waves.
            wave = lambda k: 0.0042 * fractal(px / 0.14, py / 0.12, seed * 17 + k, 2)
            share = np.clip(pz / own, 0, 1)
            lift = (wave(level) if level else 0) * (1 - share) + wave(level + 1) * share
            if top:
                lift = lift - 0.004 * share * np.clip(np.abs(px) / (w / 2) - 0.82, 0, 1) / 0.18
            px, py = px + shift[0], py - d / 2 + shift[1]
            return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), low + pz + lift
        thick = own / 4 * 0.93
        for layer, inset in enumerate((0.0, thick * 1.06)):
            _sheet(of, _section(d - layer * 0.004, own, inset, thick, 0.0006), w - layer * 0.004, thick, to_world, number + layer)
        low += own
    return z + tall


def rolled(x, y, z, length, radius, turn=0.0, of='terry', seed=1):
    """
    Adds a rolled towel whose middle lies at (x, y) on a surface at height `z`. `turn` is its direction in degrees: 0
    for a roll along y with its spiral towards -y.
    """
    thick = radius / 5.2
    turns = (radius - thick * 0.9) / (thick * 1.04)
    angles = np.linspace(0, turns * 2 * math.pi, round(turns * 44))
    reach = thick * 0.55 + (radius - thick * 1.05) * angles / angles[-1]
    loose = 1 + 0.03 * np.sin(angles * 1.37 + seed)
    start = math.radians(200) - angles[-1]
    path = [(r * k * math.cos(b + start), r * k * math.sin(b + start)) for r, k, b in zip(reach, loose, angles)]
    a = math.radians(turn)

    def to_world(px, py, pz):
        # The roll is a little flat where it lies, and its core stands out at the ends.
        far = np.hypot(py, pz) / radius
        flat = np.maximum(pz, -radius * 0.93)
        px = px + np.sign(px) * 0.006 * (1 - far)
        across, along = py * 1.03, px
        return x + across * math.cos(a) - along * math.sin(a), y + across * math.sin(a) + along * math.cos(a), z + radius * 0.93 + flat + thick / 2
    return _sheet(of, path, length, thick, to_world, seed, 0.0022)


def _bounds(made):
    """Returns the opposite corners of an object's bounding box in world coordinates."""
    corners = np.array([made.matrix_world @ made.data.vertices[i].co for i in range(len(made.data.vertices))])
    return corners.min(axis=0), corners.max(axis=0)


def renew(turn=0.0, rolls=True, keep=()):
    """
    Replaces the towels that `fittings.towels` and `fittings.roll` have added to the scene with terry ones, which hold up
    in a close view. `turn` is the direction of the folds, as in `stack`: 0 towards -y, 90 towards +x, -90 towards -x.
    """
    bpy.context.view_layer.update()
    stacks, seed = [], 3
    for made in list(bpy.context.collection.objects):
        if made.type != 'MESH' or made.name in keep or not made.data.materials or made.data.materials[0].name not in ('linen', 'wool'):
            continue
        of = 'terry' if made.data.materials[0].name == 'linen' else 'grey terry'
        kind = made.name.split('.')[0]
        if kind == 'rounded' and made.dimensions[2] < 0.035 and max(made.dimensions) < 0.6:
            low, high = _bounds(made)
            bpy.data.objects.remove(made)
            near = next((s for s in stacks if np.hypot(*((s[0] + s[1]) / 2 - (low + high) / 2)[:2]) < 0.05 and abs(s[1][2] - low[2]) < 0.02), None)
            if near:
                near[0], near[1] = np.minimum(near[0], low), np.maximum(near[1], high)
            else:
                stacks.append([low, high, of])
        elif kind == 'roll' and rolls:
            low, high = _bounds(made)
            bpy.data.objects.remove(made)
            middle, size = (low + high) / 2, high - low
            seed += 1
            rolled(middle[0], middle[1], low[2], size[1], size[2] / 2, 0, of, seed)
    for low, high, of in stacks:
        middle, size = (low + high) / 2, high - low
        seed += 1
        wide, deep = (size[1], size[0]) if abs(turn) == 90 else (size[0], size[1])
        stack(middle[0], middle[1], low[2], wide, deep, size[2], max(1, round(size[2] / 0.040)), turn, of, seed)
