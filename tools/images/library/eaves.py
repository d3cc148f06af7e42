"""The eaves of a pitched roof in winter, for close views: snow with a thick soft edge, a boarded soffit, and icicles."""
import numpy as np
from . import materials, planed
from .boards import Boards
from .fields import fractal, grid_faces, mesh, place
from .nodes import fresh, rgba
from .shapes import turned
from .versions import input_name
from .winter import snow_material


def _ice(name):
    """Returns the material of an icicle: clear in the middle, whitish at its outline, and glossy."""
    made, n, surface = fresh(name)
    facing = n('LayerWeight', {'Blend': 0.4}).outputs['Facing']
    clear = n('BsdfTransparent', {'Color': rgba((0.90, 0.94, 0.96))})
    cloudy = n('BsdfDiffuse', {'Color': rgba((0.80, 0.85, 0.90))})
    body = n('MixShader', {0: n.math('MULTIPLY_ADD', facing, 0.55, 0.12), 1: clear.outputs[0], 2: cloudy.outputs[0]}).outputs[0]
    mirror = n('BsdfGlossy', {'Color': rgba(0.95), 'Roughness': 0.08})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.31}).outputs[0], 1: body, 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def _sawn(name):
    """Returns the material of unfinished larch that has darkened outdoors. It hardly shines where the sun grazes it."""
    made = planed.wood(name, (0.088, 0.057, 0.038), (0.052, 0.032, 0.021), 190.0, 0.8, 0.34, 0.9)
    for node in made.node_tree.nodes:
        if node.type == 'BSDF_PRINCIPLED':
            node.inputs[input_name(node, 'Specular')].default_value = 0.04
    return made


materials._makers.update({'ice': _ice, 'dark larch': _sawn})


def _profile(length, bulge, fine, ends):
    """
    Returns positions from 0 to `length`, and the share of the snow's depth at each. At each of the `ends` (0 or 1), the
    snow bulges `bulge` metres beyond the roof and is round.
    """
    angles = np.linspace(-0.75, np.pi / 2, 30)[:-1]
    inset = 3.0 * bulge
    at = np.linspace(inset * (0 in ends), length - inset * (1 in ends), round(length / fine))
    depth = np.ones_like(at)
    round_at, round_depth = inset - (inset + bulge) * np.cos(angles), 0.36 + 0.64 * np.sin(angles)
    if 0 in ends:
        at, depth = np.concatenate([round_at, at]), np.concatenate([round_depth, depth])
    if 1 in ends:
        at, depth = np.concatenate([at, length - round_at[::-1]]), np.concatenate([depth, round_depth[::-1]])
    return at, depth


def snow_slab(origin, down, along, length, width, thick=0.24, bulge=0.05, fine=0.018, seed=3, strata=0.0):
    """
    Adds the snow on one slope of a roof. `origin` is the front end of the ridge; `down` is the direction down the slope,
    over `length` metres, and `along` that of the ridge, over `width` metres. `bulge` is how far it overhangs the roof.
    `strata` is the depth in metres by which the layers of single snowfalls recede and stand out at its edges.
    """
    origin, down, along = (np.array(v, float) for v in (origin, down, along))
    up = np.cross(along, down) * np.sign(np.cross(along, down)[2])
    s, low = _profile(length, bulge, fine, (1,))
    t, front = _profile(width, bulge, fine, (0, 1))
    (s, t), (low, front) = np.meshgrid(s, t), np.meshgrid(low, front)
    share = np.maximum(1 - np.hypot(1 - low, 1 - front), -0.076)
    swell = 1 + 0.16 * fractal(s / 0.9, t / 0.7, seed, 3)
    grain = 0.0035 * fractal(s / 0.07, t / 0.07, seed + 5, 3)
    uneven = 0.022 * (1 - low)[..., None] * fractal(t / 0.33, s, seed + 9, 3)[..., None] * down
    uneven = uneven - 0.018 * (1 - front)[..., None] * fractal(s / 0.29, t, seed + 2, 3)[..., None] * along
    if strata:
        layer = strata * fractal(share * 5.5 + 0.25 * fractal(s / 0.5, t / 0.5, seed + 15, 3), 0.6 * (s + t), seed + 19, 4, 0.6)
        layer = layer - 1.1 * strata * np.maximum(fractal(s / 0.24 + 4, t / 0.24, seed + 23, 4) - 0.12, 0)
        uneven = uneven + ((low < 1) * layer)[..., None] * down - ((front < 1) * layer)[..., None] * along
    points = origin + s[..., None] * down + t[..., None] * along + (thick * share * swell + grain)[..., None] * up
    place(mesh('snow on the roof', (points + uneven).reshape(-1, 3), grid_faces(*s.shape), [snow_material('roof snow', 0.006)], True))


def soffit(wood, origin, down, along, length, width, board=0.095):
    """Adds the boards under the overhang of a roof. For the directions see `snow_slab`."""
    origin, down, along = (np.array(v, float) for v in (origin, down, along))
    up = np.cross(along, down) * np.sign(np.cross(along, down)[2])
    made, count = Boards(wood, 0.003), round(length / board)
    for i in range(count):
        centre = origin + down * (i + 0.5) * length / count + along * width / 2
        made.board(centre, (width, length / count - 0.003, 0.018), (along, down, up))
    made.done('soffit')


def icicle(at, length, radius, seed=1):
    """Adds an icicle that hangs from `at`."""
    choose = np.random.default_rng(seed)
    t = np.linspace(0, 1, 26)
    wave = 1 + 0.07 * np.sin(t * 23 + choose.uniform(0, 6)) * (1 - t)
    profile = [(max(0.0006, radius * (1 - s) ** 0.8 * w), -length * s) for s, w in zip(t, wave)]
    made = turned('ice', at, profile[::-1], 24)
    made.visible_shadow = False
