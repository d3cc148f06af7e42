"""
Scene: a sketch of a sauna drawn by hand on an oak table beside a window, in the morning sun, with samples of wood and stone and a mug
of coffee behind it.
"""
import numpy as np
from library import finishes, light, materials, planed, sunlit
from library.boards import Boards
from library.desk import leaf, pencil, sample, section
from library.freehand import Freehand
from library.lettering import letter
from library.nodes import fresh, rgba
from library.shapes import put, turned
from library.things import tube

ALT = 'A sketch of a sauna drawn by hand on an oak table in the morning sun, with a pencil, samples of cedar, hemlock, thermo-aspen, slate and travertine, and a mug of coffee'
DETAIL = 0.5
GRADE = {'exposure': 0.85, 'contrast': 1.25, 'balance': 0.15}
TIMBER, SKY = (0.76, 0.52, 0.32), (0.46, 0.65, 0.74)  # the washes of the sketch
EYE = np.array((1.05, -2.75, 1.45))  # where the sketched room is seen from, in metres from its front left corner


def _coffee(name):
    """Returns the material of black coffee: a dark mirror with a ring of fine brown foam at its edge."""
    made, n, surface = fresh(name)
    place = n('TexCoord').outputs['Generated']
    axes = n('SeparateXYZ', {0: n.vector('SUBTRACT', place, (0.5, 0.5, 0.0))}).outputs
    away = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', axes[0], axes[0]), n.math('MULTIPLY', axes[1], axes[1])))
    ragged = n.math('MULTIPLY_ADD', n.noise(place, 9.0, 5, 0.65).outputs[0], 0.10, n.math('SUBTRACT', away, 0.05))
    foam = n.ramp(ragged, [(0.395, 0.0), (0.445, 1.0)])
    fine = n.noise(place, 90.0, 3, 0.7).outputs[0]
    colour = n.mix(foam, rgba((0.010, 0.0045, 0.002)), n.mix(fine, rgba((0.10, 0.045, 0.017)), rgba((0.30, 0.165, 0.07))))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': n.math('MULTIPLY_ADD', foam, 0.35, 0.04), 'Specular': 0.5})
    n.link(full.outputs[0], surface)
    return made


def _garden(name):
    """Returns the emissive material of the garden behind the window, which is far out of focus: hedges and trees under a pale sky."""
    made, n, surface = fresh(name)
    at = n('NewGeometry').outputs['Position']
    high = n('SeparateXYZ', {0: at}).outputs[2]
    clumps = n.noise(at, (1.1, 1.1, 1.5), 4, 0.6).outputs[0]
    trees = n.ramp(n.math('ADD', n.math('MULTIPLY_ADD', clumps, 2.2, -0.55), n.math('MULTIPLY', high, -0.55)), [(0.10, 0.0), (0.42, 1.0)], 'EASE')
    leaves = n.mix(n.noise(at, 5.0, 3, 0.6).outputs[0], rgba((0.045, 0.075, 0.030)), rgba((0.62, 0.60, 0.30)))
    n.link(n('Emission', {'Color': n.mix(trees, rgba((1.0, 0.99, 0.95)), leaves), 'Strength': 1.5}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


materials._makers.update({
    'coffee': _coffee,
    'garden': _garden,
    'glazed stoneware': lambda name: materials._mottled(name, (0.46, 0.44, 0.40), (0.56, 0.54, 0.50), 0.24, 40, 0.0003),
    'sample cedar': lambda name: planed.wood(name, (0.395, 0.215, 0.112), (0.270, 0.135, 0.066), 190.0, 0.46, 0.30),  # `planed cedar` is as pale as hemlock in this sun
    'warm plaster': lambda name: finishes._trowelled(name, (0.560, 0.495, 0.410), (0.645, 0.580, 0.490)),
    'window paint': lambda name: materials._plain(name, (0.62, 0.61, 0.58), 0.45),
})


def _seen(*point):
    """Returns where a point of the sketched room, (x, y, z) in metres, lies on the sheet, in millimetres."""
    x, y, z = np.array(point, float) - EYE
    return 148 + 250 * x / y, 124 + 250 * z / y


def _bench(p, x0, x1, front, back, top):
    """Sketches a bench of slats with a lit edge, and tints its top."""
    corners = [_seen(x0, front, top), _seen(x1, front, top), _seen(x1, back, top), _seen(x0, back, top)]
    p.wash(corners, TIMBER, 0.95)
    for share in np.linspace(0, 1, 6):
        y = front + (back - front) * share
        p.line(_seen(x0, y, top), _seen(x1, y, top), 0.52 if share in (0, 1) else 0.26, 0.9 if share in (0, 1) else 0.6)
    for x in (x0, x1):
        p.line(_seen(x, front, top), _seen(x, back, top), 0.45)
    p.line(_seen(x0, front, top - 0.07), _seen(x1, front, top - 0.07), 0.5)
    for x in np.arange(x0 + 0.06, x1, 0.09):
        p.line(_seen(x, front + 0.06, top - 0.09), _seen(x, front + 0.06, max(0, top - 0.43)), 0.22, 0.5)


def _heater(p):
    """Sketches the heater with its stones in the right corner of the room."""
    box = [(1.62, 0.55), (2.02, 0.55), (2.02, 0.90)]
    for x, y in box:
        p.line(_seen(x, y, 0.12), _seen(x, y, 0.66), 0.5)
    for (x, y), (u, v) in zip(box, box[1:]):
        for z in (0.12, 0.66):
            p.line(_seen(x, y, z), _seen(u, v, z), 0.5)
    low, high = _seen(1.62, 0.55, 0.12), _seen(2.02, 0.55, 0.66)
    p.hatch(low[0] + 0.6, low[1] + 0.6, high[0] - 0.6, high[1] - 0.6, 1.7, 0.5)
    for row in range(2):
        for i in range(5 - row):
            at = _seen(1.66 + 0.085 * i + 0.04 * row, 0.62, 0.71 + 0.075 * row)
            p.arc(at, p.rng.uniform(3.0, 3.9), 0, 350, 0.34, 0.85)


def sketch():
    """Returns the drawing: a sauna room in perspective, with two benches under a window and a heater, and a few notes."""
    p = Freehand(297, 210, seed=14, dots=6.0, paper=(0.80, 0.775, 0.715))
    wide, deep, high = 2.2, 1.9, 2.2
    p.wash([_seen(0, deep, 0.9), _seen(wide, deep, 0.9), _seen(wide, deep, high), _seen(0, deep, high)], TIMBER, 0.55)
    p.wash([_seen(0.5, deep, 1.3), _seen(1.6, deep, 1.3), _seen(1.6, deep, 1.9), _seen(0.5, deep, 1.9)], SKY, 0.9)
    for z in np.arange(1.0, high, 0.12):
        for a, b in ((0.0, 0.46), (1.64, wide)) if 1.27 < z < 1.93 else ((0.0, wide),):
            p.line(_seen(a, deep, z), _seen(b, deep, z), 0.18, 0.40)
    for x in (0, wide):
        p.line(_seen(x, deep, 0), _seen(x, deep, high), 0.55)
        for z in (0, high):
            p.line(_seen(x, deep, z), _seen(x, 0.85, z), 0.55)
    for z in (0, high):
        p.line(_seen(0, deep, z), _seen(wide, deep, z), 0.55)
    for low, far in ((1.3, 0.03), (1.9, -0.03)):
        p.line(_seen(0.5, deep, low), _seen(1.6, deep, low), 0.55)
        p.line(_seen(0.53, deep, low + far), _seen(1.57, deep, low + far), 0.2)
    for x in (0.5, 1.6):
        p.line(_seen(x, deep, 1.3), _seen(x, deep, 1.9), 0.55)
    # The ridge of the hills in the window, in strokes that do not quite meet.
    ridge = [_seen(x, deep, z) for x, z in ((0.52, 1.50), (0.72, 1.62), (0.84, 1.57), (1.05, 1.76), (1.22, 1.60), (1.36, 1.67), (1.58, 1.48))]
    for a, b in zip(ridge, ridge[1:]):
        p.line(a, b, 0.40, 0.8)
    _bench(p, 0.02, 2.18, 1.28, 1.88, 0.90)
    _bench(p, 0.02, 1.50, 0.72, 1.26, 0.46)
    _heater(p)
    for i in range(24):
        a = _seen(2.2, 0.55 + 0.055 * i, 0.02)
        p.line(a, (a[0], a[1] + p.rng.uniform(12, 28)), 0.20, 0.42)
    (x0, y), (x1, _) = _seen(0, deep, high), _seen(wide, deep, high)
    p.line((x0, y + 9), (x1, y + 9), 0.24, 0.6)
    for x in (x0, x1):
        p.line((x - 2.5, y + 6.5), (x + 2.5, y + 11.5), 0.5)
    letter(p, 136, y + 12, '2.20', 7)
    letter(p, 18, 190, 'SAUNA', 9)
    p.line((18, 186), (66, 185), 0.5)
    return p


def mug(x, y, z):
    """Adds a mug of coffee with its handle on the right."""
    turned('glazed stoneware', (x, y, z), [(0.001, 0.003), (0.024, 0.003), (0.026, 0.0), (0.030, 0.0), (0.036, 0.008), (0.0405, 0.030), (0.0410, 0.078), (0.0400, 0.081), (0.0385, 0.080),
                                           (0.0380, 0.074), (0.0375, 0.032), (0.030, 0.010), (0.001, 0.008)], 72)
    turned('coffee', (x, y, z + 0.063), [(0.0005, 0.0), (0.0374, 0.0), (0.0380, 0.0007)], 72)
    tube('glazed stoneware', [(x + 0.039, y - 0.006, z + 0.066), (x + 0.056, y - 0.010, z + 0.068), (x + 0.066, y - 0.012, z + 0.052), (x + 0.060, y - 0.011, z + 0.032), (x + 0.038, y - 0.006, z + 0.020)], 0.0045)


def window(y, x0, x1, low, high):
    """Adds the wall of the room at `y` with a casement window, and the garden behind it."""
    floor, top = -0.75, 1.9
    for a, b, c, d in ((-4, x0, floor, top), (x1, 4, floor, top), (x0, x1, floor, low), (x0, x1, high, top)):
        put('wall', [(a, y, c), (b, y, c), (b, y, d), (a, y, d)], [(0, 1, 2, 3)], 'plaster')
    made = Boards('window paint', 0.004)
    made.box((x0 - 0.03, y - 0.06, low - 0.035), (x1 + 0.03, y + 0.22, low))  # the sill
    for x in (x0, (x0 + x1) / 2 - 0.045, x1 - 0.07):
        made.box((x, y + 0.12, low + 0.072), (x + (0.09 if x not in (x0, x1 - 0.07) else 0.07), y + 0.18, high), 'z')
    made.box((x0, y + 0.12, low), (x1, y + 0.18, low + 0.07))
    for x in (x0 - 0.02, x1):
        made.box((x, y - 0.005, low), (x + 0.02, y + 0.22, high), 'z')
    made.done('window')
    put('view', [(-6, y + 4, -2), (6, y + 4, -2), (6, y + 4, 4), (-6, y + 4, 4)], [(0, 1, 2, 3)], 'garden')


def chair(x, y):
    """Adds the back of a chair on the far side of the table: a rail between two posts, and a rail below it."""
    made = Boards('walnut', 0.012)
    for side in (-0.21, 0.21):
        made.box((x + side - 0.014, y, -0.75), (x + side + 0.014, y + 0.028, 0.10), 'z')
    made.box((x - 0.235, y - 0.004, 0.055), (x + 0.235, y + 0.026, 0.125))
    made.box((x - 0.20, y + 0.002, -0.12), (x + 0.20, y + 0.022, -0.07))
    made.done('chair')


def samples():
    """Adds the samples: three woods fanned out on each other, and a square of travertine half on one of slate."""
    for i, (of, x, turn) in enumerate((('thermo-aspen', 0.160, 128), ('hemlock', 0.170, 108), ('cedar', 0.185, 90))):
        sample(of, x, 0.435 - 0.008 * i, 0.0001 + 0.0182 * i, turn, (0.21, 0.082, 0.018))
    sample('slate', -0.165, 0.450, 0, 24, (0.13, 0.13, 0.012))
    sample('travertine', -0.125, 0.425, 0.0122, 3, (0.12, 0.12, 0.014))


def compose():
    light.sky([(0.0, (0.30, 0.34, 0.40)), (1.0, (0.20, 0.25, 0.34))], 0.12)
    table = Boards('planed oak', 0.0012)
    for i in range(7):
        table.box((-1.3, -0.35 + i * 0.165, -0.032), (1.1, -0.35 + i * 0.165 + 0.1646, 0))
    table.done('table')
    leaf(section(), -0.12, 0.225, 0.0004, -13, 0.42, 0.297)
    leaf(sketch(), 0.015, 0.170, 0.0012, 5, 0.297, 0.21, 0.05)
    pencil(0.090, 0.135, 0.0030, 38)
    samples()
    mug(0.005, 0.520, 0.0)
    chair(-0.12, 0.98)
    window(2.3, -1.15, 0.75, 0.0, 1.5)
    finishes.refine('sample', slate='cleft slate', travertine='cut travertine')
    finishes.refine(plaster='warm plaster')
    planed.renew_walls(walnut='planed walnut', cedar='sample cedar', hemlock='planed hemlock', **{'thermo-aspen': 'planed aspen'})
    sunlit.through((0.06, 0.27, 0.0), -58, 27, sunlit.sashes(0.94, 0.66, 2, 1, 0.05), 5.4, 4500, away=4.0, soft=0.9)
    light.area((-1.5, 1.0, 0.9), (0.85, -0.5, -0.55), 1.3, 1.2, 34, colour=(0.92, 0.96, 1.0))
    light.area((0.2, 2.1, 0.9), (0, -1, -0.3), 1.8, 1.2, 18, colour=(1.0, 0.97, 0.93))
    light.area((0.6, -1.6, 1.4), (-0.1, 1, -0.25), 2.0, 1.4, 34, 4600)  # the light that the room behind the viewer reflects
    light.camera((0.05, -0.54, 0.49), 0, 54, (0.0, 0.0), 0.84, 7.1, 22)
