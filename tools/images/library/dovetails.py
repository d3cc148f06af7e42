"""The dovetailed corner of two boards, and a chisel, for close views of joinery."""
import math
import random
import numpy as np
from mathutils import Matrix, Vector
from . import materials, planed
from .nodes import fresh, rgba
from .shapes import put, turned
from .things import grained


def _ground(name):
    """Returns the material of a blade: bright steel with the marks of grinding across it, and dull where it has been handled."""
    made, n, surface = fresh(name)
    spot = n('TexCoord').outputs['Object']
    marks, cloud = n.noise(spot, (50.0, 50.0, 1300.0), 3, 0.65).outputs[0], n.noise(spot, 60.0, 4, 0.6).outputs[0]
    relief = n('Bump', {'Strength': 0.35, 'Distance': 0.0002, 'Height': marks}).outputs[0]
    dull = n.ramp(cloud, [(0.45, 0.0), (0.70, 1.0)])
    body = n('BsdfPrincipled', {'Base Color': n.mix(dull, rgba((0.60, 0.59, 0.57)), rgba((0.42, 0.40, 0.37))), 'Metallic': 1.0,
                                'Roughness': n.math('MULTIPLY_ADD', dull, 0.14, n.math('MULTIPLY_ADD', marks, 0.14, 0.24)), 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


materials._makers.update({
    # End grain is darker than the face of a board.
    'end grain': lambda name: planed.wood(name, (0.330, 0.205, 0.115), (0.195, 0.105, 0.055), 190.0, 0.6, 0.25, 1.0),
    'tool steel': _ground,
    'boxwood': lambda name: planed.wood(name, (0.42, 0.275, 0.135), (0.33, 0.20, 0.09), 320.0, 0.34, 0.1, 0.3),
})


def _prism(wood, outer, inner, thick, axes, origin, edge):
    """
    Adds a board between two outlines, lists of (along, up) in metres: `outer` on its face and `inner` on its back, which are
    `thick` metres apart. `axes` are the directions along it, outwards from its face, and up. Faces at its ends show end grain.
    """
    count = len(outer)
    points = [(a, 0.0, b) for a, b in outer] + [(a, -thick, b) for a, b in inner]
    faces = [list(range(count)), list(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    made = grained(put('jointed', points, faces, wood), 'x')
    made.data.materials.append(materials.material('end grain'))
    for face in made.data.polygons:
        face.material_index = int(abs(face.normal.x) > 0.9)
    made.data.transform(Matrix([[*(axis[i] for axis in axes), origin[i]] for i in range(3)] + [[0, 0, 0, 1]]))
    made.data.update()
    soft = made.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = edge, 2, 'ANGLE', math.radians(40)
    return made


def corner(wood, along, away, tall, lengths, thick, apart, tails=3, pin=0.008, slope=1 / 6.5, edge=0.0004):
    """
    Adds two boards on edge that meet at the corner (0, 0, 0) in dovetails. The board with the tails runs in the direction
    `along`, and the one with the pins in the direction `away`; both are `tall` metres high, `thick` metres thick, and have
    the `lengths` (tails, pins). The joint is `apart` metres open. Returns the heights of the tails, (low, high) at their foot.
    """
    along, away, up = np.array((*along, 0.0)), np.array((*away, 0.0)), np.array((0, 0, 1.0))
    flare = thick * slope
    # The heights of the narrow sides of the pins. A half pin at either edge of the board.
    pins = [(tall * i / tails - pin / 2 + random.uniform(-0.0007, 0.0007), tall * i / tails + pin / 2 + random.uniform(-0.0007, 0.0007)) for i in range(1, tails)]
    cuts = [pin * 0.75, *(z for pair in pins for z in pair), tall - pin * 0.75]
    tail = list(zip(cuts[::2], cuts[1::2]))
    outline = [(lengths[0], 0.0), (lengths[0], tall), (thick, tall)]
    for low, high in reversed(tail):
        outline += [(thick, high - flare), (0.0, high), (0.0, low), (thick, low + flare)]
    outline.append((thick, 0.0))
    _prism(wood, outline, outline, thick, (along, -away, up), -away * apart, edge)
    sides = []
    for grow in (0.0, flare):
        side = [(lengths[1], 0.0), (lengths[1], tall), (0.0, tall)]
        for low, high in reversed(tail):
            side += [(0.0, high - grow), (thick, high - grow), (thick, low + grow), (0.0, low + grow)]
        sides.append([*side, (0.0, 0.0)])
    _prism(wood, *sides, thick, (away, -along, up), (0, 0, 0), edge)
    return [(low + flare, high - flare) for low, high in tail]


def scribed(along, away, thick, apart, tails):
    """
    Adds the line of a marking gauge along the feet of the `tails` that `corner` returns. The other arguments are those of
    `corner`.
    """
    along, away, up = np.array((*along, 0.0)), np.array((*away, 0.0)), np.array((0, 0, 1.0))
    at = lambda b, z: along * b - away * (apart + 0.00008) + up * z
    points, faces = [], []
    for k, (low, high) in enumerate(tails):
        points += [at(thick, low), at(thick + 0.00035, low), at(thick + 0.00035, high), at(thick, high)]
        faces.append((4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3))
    put('scribed', points, faces, 'graphite').visible_shadow = False


def chisel(x, y, z, turn, wide=0.022):
    """Adds a bevel-edged chisel that lies on the height `z` with its edge at (x, y). Its handle points in the direction `turn`, in degrees."""
    sections = [(0.0, 0.5, 0.5, 0.00015), (0.010, 0.5, 0.36, 0.0042), (0.105, 0.47, 0.34, 0.0046), (0.122, 0.20, 0.17, 0.0056)]
    points, faces = [], []
    for far, low, high, thick in sections:
        points += [(-wide * low, 0.0, far), (wide * low, 0.0, far), (wide * low, thick * 0.35, far), (wide * high, thick, far), (-wide * high, thick, far), (-wide * low, thick * 0.35, far)]
    for i in range(len(sections) - 1):
        faces += [(6 * i + k, 6 * i + (k + 1) % 6, 6 * i + 6 + (k + 1) % 6, 6 * i + 6 + k) for k in range(6)]
    faces += [(5, 4, 3, 2, 1, 0), tuple(range(6 * len(sections) - 6, 6 * len(sections)))]
    blade = put('blade', points, faces, 'tool steel')
    soft = blade.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.0003, 2, 'ANGLE'
    neck = turned('tool steel', (0, 0.0028, 0), [(0.0042, 0.118), (0.0040, 0.135), (0.0085, 0.142), (0.0085, 0.145)], 24)
    ferrule = turned('brass', (0, 0.0028, 0), [(0.0088, 0.145), (0.0093, 0.146), (0.0102, 0.160), (0.0098, 0.161)], 32)
    profile = [(0.0100, 0.161), (0.0108, 0.166), (0.0138, 0.196), (0.0146, 0.222), (0.0136, 0.252), (0.0142, 0.272), (0.0138, 0.279), (0.0110, 0.2835), (0.0, 0.285)]
    handle = grained(turned('boxwood', (0, 0.0028, 0), profile, 48), 'z')
    # It rests on its edge and on the belly of its handle.
    lean = math.atan2(0.0146 - 0.0028, 0.222)
    lie = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.pi / 2 - lean, 4, 'Y') @ Matrix.Rotation(math.pi / 2, 4, 'Z')
    for part in (blade, neck, ferrule, handle):
        part.matrix_world = lie
