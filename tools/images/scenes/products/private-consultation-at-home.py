"""Scene: a hand-drawn sketch on a table with samples of wood and stone, in the light of a window."""
from library import finishes, light, materials, studio
from library.boards import Boards, plank_wall
from library.desk import leaf, pencil, sample, sketch
from library.nodes import fresh, rgba
from library.shapes import turned
from library.textiles import folded
from library.things import tube

ALT = 'A hand-drawn sketch and a pencil on a pale wooden table among samples of cedar, hemlock, thermo-aspen, slate and travertine'
DETAIL = 0.5
GRADE = {'exposure': 0.85}


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


materials._makers['coffee'] = _coffee


def cup(x, y, z):
    turned('card', (x, y, z), [(0.001, 0.0), (0.024, 0.0), (0.030, 0.004), (0.037, 0.030), (0.039, 0.062), (0.0375, 0.063), (0.0355, 0.032), (0.028, 0.008), (0.001, 0.006)], 56)
    turned('coffee', (x, y, z + 0.050), [(0.0005, 0.0), (0.0330, 0.0), (0.0368, 0.0008)], 56)
    handle = [(x + 0.036, y - 0.010, z + 0.050), (x + 0.052, y - 0.016, z + 0.053), (x + 0.060, y - 0.019, z + 0.040), (x + 0.053, y - 0.016, z + 0.024), (x + 0.033, y - 0.010, z + 0.018)]
    tube('card', handle, 0.0036)
    turned('card', (x, y, z - 0.004), [(0.001, 0.0), (0.045, 0.0), (0.070, 0.008), (0.071, 0.010), (0.046, 0.004), (0.001, 0.003)], 56)


def compose():
    light.sky([(0.0, (0.30, 0.34, 0.40)), (1.0, (0.20, 0.25, 0.34))], 0.25)
    table = Boards('hemlock', 0.0012)
    for i in range(9):
        table.box((-1.3, -0.6 + i * 0.19, -0.036), (1.3, -0.6 + i * 0.19 + 0.1896, 0))
    table.done('table')
    plank_wall('walnut', (-3, 2.6, -0.75), (1, 0, 0), (0, 0, 1), 6, 2.6, 0.2)
    leaf(sketch(), -0.055, 0.10, 0.0006, 7, 0.297, 0.21, 0.05)
    pencil(0.010, 0.062, 0.0012, 34)
    for of, x, turn in (('cedar', -0.175, 84), ('hemlock', -0.082, 87), ('thermo-aspen', 0.012, 82)):
        sample(of, x, 0.335, 0, turn, (0.20, 0.082, 0.018))
    sample('slate', 0.130, 0.335, 0, 12, (0.12, 0.12, 0.012))
    sample('travertine', 0.185, 0.215, 0.0, -9, (0.12, 0.12, 0.014))
    cup(0.165, 0.04, 0.004)
    folded('plain linen', -0.24, 0.49, 0, 0.30, 0.20, 6, 0.0045, -4)
    finishes.refine('sample', slate='cleft slate', travertine='cut travertine')
    studio.key((0, 0.15, 0), 22, distance=1.1, size=0.6, way=(-0.85, 0.15, 0.6))
    studio.rim((0.1, 0.2, 0.0), 6, distance=0.8, temperature=3200, way=(0.8, 0.6, 0.45), tall=0.5)
    light.strip((-2.8, 2.52, 1.6), (2.8, 2.52, 1.6), (0, 0.15, -1), 26, 2750)
    light.camera((0.0, -0.50, 0.66), 0, 52, (0.022, 0.035), 0.95, 8.0, 43)
