"""
Planed timber for close views: the growth rings are faint and fine, and the joints between boards are brown rather than
black. `renew` and `renew_walls` put it in the place of woods of `materials`.
"""
import bpy
import numpy as np
from . import finishes, materials
from .nodes import fresh, rgba


def wood(name, early, late, rings, rough=0.5, spread=0.16, figure=0.6):
    """
    Returns the material of planed wood. `early`, `late`, `rings` and `spread` are those of `materials._wood`; `figure` is
    the contrast of the rings, between 0 and 1.
    """
    made, n, surface = fresh(name)
    place, domain, own = n.attribute('pl'), n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    warp = n.noise_offset((0, 0.03, 0.03), domain, (0.8, 5, 5))
    axes = n('SeparateXYZ', {0: n.vector('ADD', place, warp)}).outputs
    radius = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', axes[1], axes[1]), n.math('MULTIPLY', axes[2], axes[2])))
    phase = n.math('MULTIPLY', radius, rings)
    ring = n.ramp(n.math('FRACT', phase), [(0, 0.0), (0.6, 0.35), (0.9, 1.0), (1, 0.0)], 'EASE')
    strength = n('TexWhiteNoise', {'W': n.math('FLOOR', phase)}, noise_dimensions='1D').outputs[0]
    ring = n.math('MULTIPLY', ring, n.math('MULTIPLY_ADD', strength, 0.7 * figure, 0.3 * figure))
    fibre, streak, drift = (n.noise(domain, scale).outputs[0] for scale in ((7, 640, 640), (2, 70, 70), (0.6, 5, 5)))
    value = n.math('MULTIPLY_ADD', own[0], spread, 1 - spread / 2 - 0.20)
    for part, weight in ((fibre, 0.12), (streak, 0.10), (drift, 0.18)):
        value = n.math('MULTIPLY_ADD', part, weight, value)
    colour = n('HueSaturation', {'Hue': n.math('MULTIPLY_ADD', own[1], 0.012, 0.494), 'Saturation': n.math('MULTIPLY_ADD', own[2], 0.12, 0.92),
                                 'Value': value, 'Color': n.mix(ring, rgba(early), rgba(late))}).outputs[0]
    bump = n('Bump', {'Strength': 0.25, 'Distance': 0.0004, 'Height': n.math('ADD', fibre, streak)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.3, 'Normal': bump, 'Roughness': n.math('MULTIPLY_ADD', fibre, 0.2, rough - 0.1)})
    materials._twin(n, surface, full.outputs[0], [0.7 * a + 0.3 * b for a, b in zip(early, late)])
    return made


materials._makers.update({
    'planed hemlock': lambda name: wood(name, (0.64, 0.485, 0.330), (0.50, 0.345, 0.212), 230.0),
    'planed cedar': lambda name: wood(name, (0.475, 0.285, 0.155), (0.335, 0.178, 0.090), 190.0, 0.46, 0.30),
    # Less red, for cedar in a strong warm light.
    'planed dry cedar': lambda name: wood(name, (0.430, 0.290, 0.170), (0.305, 0.188, 0.108), 190.0, 0.46, 0.28),
    'planed aspen': lambda name: wood(name, (0.255, 0.150, 0.085), (0.165, 0.088, 0.047), 180.0, 0.46),
    'planed larch': lambda name: wood(name, (0.205, 0.125, 0.072), (0.130, 0.074, 0.040), 190.0, 0.46, 0.26),
    'planed walnut': lambda name: wood(name, (0.150, 0.084, 0.048), (0.088, 0.046, 0.027), 170.0, 0.40, 0.16),
    'planed oak': lambda name: wood(name, (0.44, 0.300, 0.180), (0.320, 0.205, 0.115), 210.0, 0.46, 0.2),
    'joint': lambda name: materials._plain(name, (0.26, 0.175, 0.108), 1.0),
})


def _fill_joints(depth=0.020):
    """
    Moves the panels behind walls of boards `depth` metres forwards, into the boards, so that the joints between these are
    shallow and brown. Each panel was added right after its wall.
    """
    meshes = [made for made in bpy.context.collection.objects if made.type == 'MESH']
    for wall, panel in zip(meshes, meshes[1:]):
        if wall.name.split('.')[0] == 'wall' and panel.name.split('.')[0] == 'behind':
            panel.data.materials[0] = materials.material('joint')
            way = _middle(wall) - _middle(panel)
            axis = int(np.argmin(np.array(panel.dimensions)))
            panel.location[axis] += depth * np.sign(way[axis])


def _middle(made):
    """Returns the middle of an object's bounding box in its own coordinates."""
    return np.mean([tuple(corner) for corner in made.bound_box], axis=0)


def renew_walls(**woods):
    """
    Replaces woods, for example `hemlock='planed hemlock'`, and fills the joints in walls of boards. Call it once, at the end of
    a scene.
    """
    finishes.refine(**woods)
    _fill_joints()


def renew(**woods):
    """Like `renew_walls`, but the joints between slabs and the gaps between slats become brown as well."""
    finishes.refine(only='behind', void='joint')
    renew_walls(**woods)
