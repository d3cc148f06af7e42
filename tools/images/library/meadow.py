"""A meadow: ground in the colour of late grass, and blades of grass."""
import numpy as np
from .nodes import fresh, rgba
from .shapes import put


def _green(name, dark, light, scale):
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    broad, fine = n.noise(place, 0.5, 4).outputs[0], n.noise(place, scale, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', fine, 0.8, n.math('MULTIPLY_ADD', broad, 1.4, -0.6))
    n.link(n('BsdfDiffuse', {'Color': n.mix(tone, rgba(dark), rgba(light))}).outputs[0], surface)
    return made


def ground(x0, x1, y0, y1, height, steps=160):
    """Adds the ground. `height(x, y)` takes arrays and returns the heights in metres."""
    x, y = np.meshgrid(np.linspace(x0, x1, steps), np.linspace(y0, y1, steps))
    index = np.arange(steps * steps).reshape(steps, steps)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    return put('meadow', np.stack([x, y, height(x, y)], -1).reshape(-1, 3), faces.tolist(), _green('turf', (0.070, 0.085, 0.034), (0.165, 0.175, 0.070), 6.0), True)


def grass(x0, x1, y0, y1, height, count, tall=0.16, seed=3):
    """Adds `count` blades of grass in random clumps, each a single triangle about `tall` metres high."""
    random = np.random.default_rng(seed)
    x, y = random.uniform(x0, x1, count), random.uniform(y0, y1, count)
    clumps = 0.6 + 0.5 * np.sin(x * 1.9 + np.sin(y * 1.3) * 2) * np.sin(y * 1.6 + x * 0.4)
    angle, size = random.uniform(0, 2 * np.pi, count), tall * random.uniform(0.4, 1.15, count) * (0.6 + 0.6 * clumps)
    lean = random.normal(0, 0.35, (count, 2)) * size[:, None]
    z = height(x, y)
    wide = 0.006 + 0.03 * size
    a = np.stack([x + np.cos(angle) * wide, y + np.sin(angle) * wide, z - 0.02], -1)
    b = np.stack([x - np.cos(angle) * wide, y - np.sin(angle) * wide, z - 0.02], -1)
    c = np.stack([x + lean[:, 0], y + lean[:, 1], z + size], -1)
    points = np.stack([a, b, c], 1).reshape(-1, 3)
    return put('grass', points, np.arange(count * 3).reshape(-1, 3).tolist(), _green('grass', (0.085, 0.105, 0.036), (0.330, 0.310, 0.130), 2.5))
