"""
A waterfall over broken rock, and the brook that feeds it. The rock is split into blocks of all sizes along uneven, inclined
joints; `library/cascade.py` computes the fall itself.
"""
import numpy as np
from .cascade import STEP, Face, _blur, _fall, _foam, _rock, _veils, _water, _wetness
from .fields import fractal, grid_faces, mesh, place
from .nodes import fresh, rgba

FALLS = ((0.50, 0.09), (1.55, 0.07), (2.50, 0.14))  # metres behind the lip, and drop in metres


def _blocks(x, z, wide, tall, seed):
    """
    Splits the plane into irregular blocks of about `wide` by `tall` metres. Returns for each point three random numbers of
    its block, the position (x, z) relative to the middle of the block, and the distance from its edge, from 0 to about 1.
    """
    bend = 0.35 * fractal(x / (1.6 * wide), z / (1.6 * tall), seed + 50, 3)
    u, v = x / wide + 0.45 * z / tall + bend, z / tall - 0.32 * x / wide + bend
    chance = np.random.default_rng(seed)
    key = chance.uniform(0, 1, (5, 128, 128))
    first, second = np.full(x.shape, 9.0), np.full(x.shape, 9.0)
    own, at = np.zeros((3, *x.shape)), np.zeros((2, *x.shape))
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            a, b = np.floor(u).astype(int) + i, np.floor(v).astype(int) + j
            part = key[:, a % 128, b % 128]
            du, dv = u - a - 0.05 - 0.9 * part[3], v - b - 0.05 - 0.9 * part[4]
            far = np.abs(du) + np.abs(dv)
            nearer = far < first
            second = np.where(nearer, first, np.minimum(second, far))
            first = np.where(nearer, far, first)
            own, at = np.where(nearer, part[:3], own), np.where(nearer, np.stack([du * wide, dv * tall]), at)
    return 2 * own - 1, at, second - first


class Crag(Face):
    """A face of broken rock, from `low` to the height `high` of its lip. `crests` are (x, width, height) of rocks in the lip."""
    def __init__(self, x0, x1, y, low, high, lip, crests=(), slope=0.34, seed=1):
        self.x0, self.low, self.high, self.lip = x0, low, high, lip
        x, z = np.meshgrid(np.arange(x0, x1, STEP), np.arange(low, high, STEP))
        middle = (lip[0] + lip[1]) / 2
        self.y = y + slope * (z - low)
        for wide, tall, out, gap in ((0.46, 0.24, 0.085, 0.018), (0.19, 0.10, 0.030, 0.010), (0.075, 0.045, 0.010, 0.003)):
            own, at, edge = _blocks(x, z, wide, tall, seed)
            # The upper side of a block is a ledge, because the block takes part in the slope only as a whole.
            self.y += out * own[0] - 0.7 * slope * at[1] * (out > 0.05) + 0.45 * own[1] * out * at[0] / wide + 0.35 * own[2] * out * at[1] / tall
            self.y += gap * np.exp(-edge / 0.05)
            seed += 11
        self.y += 0.016 * fractal(x / 0.10, z / 0.07, seed, 6, 0.58)
        self.y += 0.20 * (x - middle) ** 2 + 0.16 * fractal(x / 0.7, z / 0.9, seed + 4, 3) * np.clip(np.abs(x - middle) - 0.3, 0, 1)
        self.y += 0.05 * np.clip((z - high + 0.016) / 0.016, 0, 1) ** 2
        bank = np.clip((np.abs(x - middle) - 0.5 * (lip[1] - lip[0]) - 0.02) / 0.30, 0, 1)
        rise = bank * (0.13 + 0.20 * fractal(x / 0.35, 0 * x, seed + 12, 4))
        rise = rise + 0.022 * fractal(x / 0.10, 0 * x, seed + 18, 2)
        for at, wide, tall in crests:
            rise = rise + tall * np.exp(-np.abs((x - at) / wide) ** 3) * (1 + 0.5 * fractal(x / 0.05, 0 * x, seed + 15, 2))
        self.x, self.z = x, z + rise * np.clip((z - low) / (high - low), 0, 1) ** 3


class Brook:
    """The course of the brook behind the lip of `face`. `back` is always the distance from the lip in metres."""
    def __init__(self, face):
        self.middle, self.wide, self.high = (face.lip[0] + face.lip[1]) / 2, face.lip[1] - face.lip[0], face.high

    def course(self, back):
        """Returns the x of the middle of the brook, and half its width."""
        x = self.middle + 0.20 * np.sin(1.15 * back) - 0.30 * np.clip(back - 1.2, 0, 9) ** 1.3 * 0.22
        return x, 0.5 * (0.40 + 0.10 * np.sin(2.6 * back) + (self.wide - 0.36) * np.exp(-back / 0.30)) - 0.5 * np.clip(back - 3.4, 0, 9)

    def level(self, x, back):
        """Returns the height of the water, and how white it is: it breaks where it falls over a step."""
        z, white = self.high + 0.010 + 0.02 * back, 0.30 * np.exp(-back / 0.10)
        for at, drop in FALLS:
            part = np.clip(0.55 + 0.9 * fractal(x / 0.13, 0 * x + 3 * at, 78, 2), 0.1, 1)
            at = at + 0.26 * fractal(x / 0.16, 0 * x + at, 71, 4)
            z = z + drop * np.clip((back - at) / (0.06 + 0.25 * (1 - part)) + 0.5, 0, 1)
            white = white + part * np.where(back < at + 0.04, np.exp(-np.clip(at - back, 0, 9) / 0.08), 0)
        streaks = 0.55 + 0.9 * fractal(x / 0.022, back / 0.16, 75, 4, 0.6)
        return z + 0.006 * fractal(x / 0.09, back / 0.13, 73, 3), np.clip(white * streaks, 0, 0.95)

    def land(self, x, back):
        """Returns the height of the ground, and how wet it is."""
        middle, half = self.course(back)
        apart = np.abs(x - middle) - half + 0.055 * fractal(x / 0.16, back / 0.20, 77, 4)
        deep = 0.015 + 0.07 * np.clip(back / 0.3, 0, 1)
        water = self.level(middle, back)[0]
        open_ = self.high + 0.07 + 0.125 * back + 0.05 * fractal(x / 1.3, back / 1.1, 79, 3) - 0.9 * np.clip(back - 9.5, 0, 9) ** 1.5
        bank = np.clip(apart / 0.14, 0, 1)
        bank = bank * bank * (3 - 2 * bank)
        dry = np.maximum(open_, water + 0.05) + 0.10 * (1 - np.exp(-np.clip(apart - 0.1, 0, 9) / 0.25))
        return (water - deep) * (1 - bank) + dry * bank, 0.8 * np.clip(1.2 - apart / 0.06, 0, 1)


def _brook_water():
    """Returns the material of the brook: dark and clear, and white where the attribute `veil` says."""
    made, n, surface = fresh('brook')
    at = n('NewGeometry').outputs['Position']
    height = n.math('MULTIPLY_ADD', n.noise(at, (30.0, 12.0, 12.0), 3).outputs[0], 0.5, n.noise(at, (9.0, 3.5, 3.5), 3).outputs[0])
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.012, 'Height': height}).outputs[0]
    depth = n('BsdfDiffuse', {'Color': rgba((0.010, 0.015, 0.018))})
    mirror = n('BsdfGlossy', {'Color': rgba(0.90), 'Roughness': 0.05, 'Normal': relief})
    clear = n('MixShader', {0: n('Fresnel', {'IOR': 1.6, 'Normal': relief}).outputs[0], 1: depth.outputs[0], 2: mirror.outputs[0]}).outputs[0]
    white = n('BsdfDiffuse', {'Color': rgba((0.80, 0.86, 0.90)), 'Normal': relief}).outputs[0]
    n.link(n('MixShader', {0: n('SeparateXYZ', {0: n.attribute('veil')}).outputs[0], 1: clear, 2: white}).outputs[0], surface)
    return made


def _rocks(face, water, level, bed, snow):
    """
    Adds the rock face and the snowy ground on both sides of the brook. `water` are the points (x, z, density) of the veils.
    `snow`, from 0 to 1, sets how far the snow reaches down from the ledges of the rock face.
    """
    wet = _wetness(face, water, level, 34)
    back = np.cumsum(np.concatenate([np.full(120, 0.010), 0.010 * 1.014 ** np.arange(230)]))
    xs, row = np.meshgrid(face.x[0], back)
    xs = xs + (xs - face.x[0].mean()) * 0.40 * np.clip(row - 0.3, 0, 99)
    near = np.clip(row / 0.30, 0, 1)
    high, soaked = Brook(face).land(xs, row)
    high = face.z[-1][None] * (1 - near) + high * near
    edge = face.y[-1][None] * (1 - near) + _blur(face.y[-1:], 60, 1) * near  # the joints of the face end near its lip
    points = np.concatenate([np.stack([face.x, face.y, face.z], -1), np.stack([xs, edge + row, high], -1)])
    faces = grid_faces(*points.shape[:2])
    below = points[..., 2].ravel()[faces].max(axis=1) < level
    wet = np.concatenate([wet, soaked])
    ground = faces.min(axis=1) >= face.x.size
    of = np.where(ground, 2, below)
    place(mesh('crag', points.reshape(-1, 3), faces, [_rock(snow), bed, _rock(0.4)], True, of, wet=np.stack([wet] * 3, -1).reshape(-1, 3)))


def crag(face, streams, level, bed, snow=0.3, count=60000, opaque=1.5, seed=2):
    """
    Adds the rock of `face`, a Crag, the water that falls over it, its foam on the pool, whose surface is at `level`, and the
    brook behind its lip. `streams` are (x, width, share of the water) at the lip, `bed` is the material of the pool's floor.
    """
    points, landed = _fall(face, streams, level, count, seed)
    points[:, 1] -= 0.022  # edges of the rock would pierce the veils
    of = _water()
    water = _veils(points, 0.003, of, opaque)
    _foam(landed, level, of)
    _rocks(face, water, level, bed, snow)
    brook, back = Brook(face), np.arange(-0.03, 4.4, 0.010)
    side, row = np.meshgrid(np.linspace(-1, 1, 121), back)
    middle, half = brook.course(np.maximum(row, 0))
    x = middle + side * (half + 0.05)
    z, white = brook.level(x, np.maximum(row, 0))
    lip = np.interp(x, face.x[0], face.y[-1])
    place(mesh('brook', np.stack([x, lip + row, z - 8.0 * np.clip(-row, 0, 1) ** 2], -1).reshape(-1, 3), grid_faces(*x.shape), [_brook_water()], True, veil=np.stack([white] * 3, -1).reshape(-1, 3)))
