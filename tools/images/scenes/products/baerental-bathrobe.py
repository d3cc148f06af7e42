"""Scene: a folded robe of waffle cotton on a bench, its shawl collar on top and its belt tied round it."""
import math
import numpy as np
from library import finishes, light, materials, textiles
from library.boards import Boards
from library.fields import fractal
from library.fuzz import fuzz
from library.shapes import put
from library.things import tube

ALT = 'A folded bathrobe of undyed waffle cotton, its shawl collar on top and its belt tied round it, on a walnut bench'
SAMPLES = 10
DETAIL = 0.5
GRADE = {'exposure': 1.2, 'balance': 0.35, 'saturation': 0.9}
WIDE, DEEP = 0.37, 0.29
LAYERS = np.array((0.0105, 0.0085, 0.0120, 0.0080, 0.0110, 0.0090, 0.0125, 0.0095))  # heights of the layers, in metres
TALL = LAYERS.sum()
# The cells of the waffle, and the height of their ridges, in metres.
PITCH, RELIEF = 0.0066, 0.0015
# The pits of the weave are darker than its ridges, because little light reaches them.
materials._makers['fine waffle'] = lambda name: textiles._weave(name, (0.40, 0.345, 0.265), (0.84, 0.79, 0.70), PITCH, 0.0010)
BELT, STRAP = -0.085, 0.042  # y position and width of the belt


def smooth(a, b, x):
    """Returns the smoothstep of x: 0 below a, 1 above b, with a smooth transition between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def curve(points, rounds=40):
    """Returns a function from 0..1 to points on a smooth curve along `points`, and the length of that curve."""
    points = np.array(points, float)
    fine = np.linspace(0, len(points) - 1, 240)
    line = np.stack([np.interp(fine, range(len(points)), points[:, k]) for k in range(points.shape[1])], 1)
    for _ in range(rounds):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    return (lambda t: [np.interp(np.asarray(t) * run[-1], run, line[:, k]) for k in range(line.shape[1])]), run[-1]


def waffle(base, across, along, thick, spacing=0.0009, side=1, fibres=12_000):
    """
    Adds a sheet of waffle cotton with the shape `base(u, v)`, `across` metres wide and `along` metres long. The ridges
    of the weave stand out of the sheet, because a painted relief would have no shadows. `fibres` is the number of loose
    fibres on it.
    """
    def surface(u, v):
        at, step = np.stack(np.broadcast_arrays(*base(u, v))), 1e-3
        aside = np.stack(np.broadcast_arrays(*base(u + step, v))) - at
        ahead = np.stack(np.broadcast_arrays(*base(u, v + step))) - at
        normal = np.cross(aside, ahead, axis=0)
        normal /= np.maximum(np.linalg.norm(normal, axis=0), 1e-12)
        cell = lambda metres: np.abs(metres / PITCH % 1 - 0.5) * 2
        loose = 0.0006 * fractal(u * across / 0.012, v * along / 0.012, 4, 2)
        return at + side * normal * (RELIEF * np.maximum(cell(u * across), cell(v * along)) ** 2 + loose)
    made = textiles.cloth('fine waffle', surface, round(across / spacing), round(along / spacing), lambda u, v: (u * across, v * along, 0.5), thick)
    fuzz(made, fibres, side, thick / 2)


def drape(x, y, share):
    """Returns how far the cloth at (x, y) is lifted by the folds below it. `share` is its height, from 0 to 1."""
    return share * (0.007 * fractal(x / 0.16, y / 0.13, 12, 2) - 0.010 * smooth(0.11, 0.19, np.abs(x)))


def body():
    """Adds the robe, folded back and forth, with the folds at the front."""
    path, levels, choose = [], np.cumsum(LAYERS) - LAYERS / 2, np.random.default_rng(6)
    for layer, level in enumerate(levels):
        ways, slack = np.linspace(0, 1, 30), choose.uniform(-0.005, 0.004)
        for t in (ways if layer % 2 else ways[::-1]):
            path.append((-DEEP / 2 + slack + t * (DEEP - 2 * slack), level))
        if layer < len(LAYERS) - 1:
            end, sign, gap = path[-1][0], 1 if layer % 2 else -1, levels[layer + 1] - level
            for a in np.linspace(-1.3, 1.3, 9):
                path.append((end + sign * gap * 0.95 * math.cos(a), level + gap * (0.5 + 0.5 * math.sin(a))))
    line, length = textiles._along(path)

    def base(u, v):
        y, z = line(np.clip(v, 0, 1))
        edge = 0.003 * fractal(v * length / 0.09, 0 * v, 7, 2)
        x = (u - 0.5) * (WIDE + edge)
        return x, y + 0.006 * fractal(x / 0.13, z / 0.016, 9, 3), z + 0.0018 * fractal(x / 0.05, z / 0.012, 21, 2) + drape(x, y, z / TALL)
    waffle(base, WIDE, length, 0.0058, 0.0011, side=-1, fibres=260_000)


def collar():
    """Adds the shawl collar: one band that runs up one side, round the neck and down the other, over its own start."""
    line, length = curve([(0.020, -0.150), (0.034, -0.075), (0.064, 0.000), (0.082, 0.062), (0.062, 0.112), (0.0, 0.126), (-0.062, 0.112), (-0.082, 0.062),
                          (-0.064, 0.000), (-0.034, -0.075), (-0.020, -0.150)], 130)

    def base(u, v):
        (x, y), (nx, ny) = line(np.clip(v, 0, 1)), line(np.clip(v + 0.01, 0, 1))
        (px, py) = line(np.clip(v - 0.01, 0, 1))
        dx, dy = nx - px, ny - py
        run = np.maximum(np.hypot(dx, dy), 1e-9)
        turn = 2 * math.pi * u
        aside = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.75
        # The fold of the collar, at the neck, is round and thick. Its outer edge is flat.
        thick = 0.0065 - 0.0040 * aside
        up = thick * np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.8 + thick
        wide = 0.047 - 0.004 * np.cos(2 * math.pi * v) + 0.002 * fractal(v * 9, 0 * u, 5, 2)
        over = 0.011 * smooth(0.78, 0.92, v)
        wave = 0.003 * fractal(v * 7, u * 1.3, 3, 2)
        gx, gy = x + dy / run * aside * wide, y - dx / run * aside * wide
        return gx, gy, TALL + drape(gx, gy, 1.0) - 0.004 + up + over + wave
    waffle(base, 0.19, length, 0.002, fibres=45_000)


def belt():
    """Adds the belt round the robe, and its two ends, which fall over the front."""
    high = TALL + 0.010
    top, half = high + 0.020, WIDE / 2 + 0.004
    line, length = curve([(-half, 0.0), (-half - 0.004, 0.03), (-half, high - 0.022), (-half + 0.03, high - 0.010), (-0.10, high - 0.002), (-0.05, top - 0.006), (0.0, top),
                          (0.05, top - 0.006), (0.10, high - 0.002), (half - 0.03, high - 0.010), (half, high - 0.022), (half + 0.004, 0.03), (half, 0.0)], 60)

    def round_(u, v):
        x, z = line(np.clip(v, 0, 1))
        return x, BELT + (u - 0.5) * STRAP * (1 - 0.25 * np.exp(-(x / 0.03) ** 2)) + 0.004 * np.sin(x * 13), z + 0.0012 * np.cos((u - 0.5) * 5)
    waffle(round_, STRAP, length, 0.0034, side=-1)
    knot, knot_length = curve([(BELT - 0.026, top - 0.014), (BELT - 0.025, top + 0.004), (BELT, top + 0.011), (BELT + 0.025, top + 0.004), (BELT + 0.026, top - 0.014)], 30)

    def tie(u, v):
        y, z = knot(np.clip(v, 0, 1))
        return 0.004 + (u - 0.5) * STRAP * 0.85 + 0.3 * (y - BELT), y, z - 0.006 * (2 * u - 1) ** 2
    waffle(tie, STRAP, knot_length, 0.0034, side=-1)
    for start, slant, low, lift in ((-0.007, -0.062, 0.006, 0.0), (0.012, 0.052, 0.035, 0.005)):
        tail, tail_length = curve([(BELT, top + 0.001 + lift), (BELT - 0.020, top + 0.002 + lift), (BELT - 0.042, high + 0.020 + lift), (-DEEP / 2 - 0.006, high + 0.010 + lift),
                                   (-DEEP / 2 - 0.020, TALL - 0.025), (-DEEP / 2 - 0.018, 0.03), (-DEEP / 2 - 0.022, low)], 16)

        def end(u, v, tail=tail, start=start, slant=slant):
            y, z = tail(np.clip(v, 0, 1))
            x = start + slant * smooth(0.1, 0.8, v) + (u - 0.5) * STRAP * (0.72 + 0.28 * smooth(0.15, 0.5, v))
            return x, y - 0.004 * np.cos((u - 0.5) * 4 + v * 6), z + 0.003 * np.sin(u * 3 + v * 5)
        waffle(end, STRAP, tail_length, 0.0034, side=-1)


def loop():
    """Adds the loop to hang the robe by, and the label below it."""
    z = TALL + 0.009
    tube('plain linen', [(-0.030, 0.096, z - 0.006), (-0.022, 0.082, z + 0.003), (0.0, 0.075, z + 0.006), (0.022, 0.082, z + 0.003), (0.030, 0.096, z - 0.006)], 0.0024)
    label = lambda u, v: ((u - 0.5) * 0.052, 0.035 + v * 0.018, TALL + 0.0065 + drape((u - 0.5) * 0.052, 0.035 + v * 0.018, 1.0))
    textiles.cloth('plain linen', label, 30, 12, lambda u, v: (u * 0.052, v * 0.018, 0.5), 0.0012)


def compose():
    light.indoors()
    bench = Boards('walnut', 0.004)
    for i in range(6):
        bench.box((-1.4, -0.509 + i * 0.137, -0.04), (1.4, -0.509 + i * 0.137 + 0.134, 0.0))
    bench.done('bench')
    put('wall', [(-3, 0.62, -1), (3, 0.62, -1), (3, 0.62, 2), (-3, 0.62, 2)], [(0, 1, 2, 3)], 'plaster')
    body()
    collar()
    belt()
    loop()
    light.area((-1.15, 0.30, 0.55), (1, -0.22, -0.40), 0.5, 0.6, 26, 4700)
    light.area((0.5, -1.2, 1.3), (-0.3, 1, -0.9), 1.2, 0.8, 7, 4200)
    light.strip((-1.4, 0.58, 0.75), (1.4, 0.58, 0.75), (0, 0.2, -1), 5, 2900)
    finishes.refine(plaster='lime plaster')
    light.camera((0.12, -0.90, 0.72), -7, 62, (0, 0.015), 1.10, 8.0, 37)
