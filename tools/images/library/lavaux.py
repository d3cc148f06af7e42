"""The room of the Lavaux Travertine Basin: the sunken basin, its steps under clear water, and the low winter sun."""
import bpy
from . import clearwater, filled_travertine, light, materials, mitres, planed, sunlit, water, weaves  # noqa: F401 (filled_travertine and weaves add materials)
from .boards import Boards, panels, plank_wall
from .linens import pile
from .nodes import Nodes, rgba
from .shapes import put
from .slabs import slab

X0, X1, Y0, Y1, LEVEL, DEPTH = -0.6, 0.6, 0.5, 2.9, -0.05, 1.05
RIM, LEFT, RIGHT, FRONT, BACK, HIGH = 0.30, -2.3, 2.3, -4.0, 4.4, 3.2  # width of the rim, and the inner faces of the room
OPEN = -3.0, 1.2  # y of the opening in the left wall, outside the images, through which the sun falls in
STONE = 'filled travertine'
LEAVES, SCATTERS = (0.62, 0.91, 0.955), (0.030, 0.095, 0.120)  # what one metre of water leaves of light, and what it scatters itself
materials._makers['wet edge'] = lambda name: materials._plain(name, (0.42, 0.37, 0.30), 0.12)


def _soak(made, net=0.30):
    """
    Gives the object `made` a copy of its material that is tinted by the depth of the water below `LEVEL`, and dark and shiny
    up to 12 mm above it. `net` is the strength of the caustics.
    """
    of = made.data.materials[0] = made.data.materials[0].copy()
    n = Nodes(of.node_tree)
    place = n('NewGeometry').outputs['Position']
    depth = n.math('SUBTRACT', LEVEL, n('SeparateXYZ', {0: place}).outputs[2])
    under = n.math('MAXIMUM', depth, 0.0)
    path = n.math('MULTIPLY', under, 1.2)
    left = n('CombineXYZ', {i: n.math('POWER', part, path) for i, part in enumerate(LEAVES)}).outputs[0]
    veil = n('VectorMath', {0: SCATTERS, 'Scale': n.math('MULTIPLY', under, 0.7)}, operation='SCALE').outputs[0]
    waves = n.math('MULTIPLY', n.math('SUBTRACT', water._net(n, place, 3.4), 0.22), n.math('GREATER_THAN', depth, 0.0))
    wet = n('MapRange', {'Value': depth, 'From Min': -0.014, 'From Max': -0.008, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    body = next(node for node in of.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    colour = n.mix(n.math('MULTIPLY', wet, 0.22), body.inputs['Base Color'].links[0].from_socket, rgba(0.0))
    seen = n.vector('ADD', n.vector('MULTIPLY', colour, left), veil)
    n.link(n('VectorMath', {0: seen, 'Scale': n.math('MULTIPLY_ADD', waves, net, 1.0)}, operation='SCALE').outputs[0], body.inputs['Base Color'])
    n.link(n.mix(n.math('MULTIPLY', wet, 0.7), rgba(0.42), rgba(0.08)), body.inputs['Roughness'])


def _lining():
    """Adds the walls and the floor of the basin. Their joints are backed by stone, because water breaks black gaps into scribbles."""
    low, top, thick, gap = LEVEL - DEPTH, -0.12, 0.03, 0.0012
    slabs = Boards(STONE, 0.0008)
    for z0, z1 in ((low, -0.60), (-0.60 + gap, top - gap)):
        for i in range(3):
            a, b = Y0 + 0.8 * i, Y0 + 0.8 * (i + 1) - gap
            slabs.box((X0 - thick, a, z0), (X0, b, z1), 'y')
            slabs.box((X1, a, z0), (X1 + thick, b, z1), 'y')
        for y0, y1 in ((Y0 - thick, Y0), (Y1, Y1 + thick)):
            slabs.box((X0, y0, z0), (X1, y1, z1))
    for i in range(3):
        slabs.box((X0, Y0 + 0.8 * i, low - thick), (X1, Y0 + 0.8 * (i + 1) - gap, low))
    _soak(slabs.done('lining'))
    backing = Boards(STONE, 0.001)
    for x in (X0 - 0.08, X1 + 0.032):
        backing.box((x, Y0 - 0.08, low - 0.08), (x + 0.048, Y1 + 0.08, -0.13))
    for y in (Y0 - 0.08, Y1 + 0.032):
        backing.box((X0, y, low - 0.08), (X1, y + 0.048, -0.13))
    backing.box((X0, Y0, low - 0.08), (X1, Y1, low - 0.032))
    backing.done('backing')


def _steps():
    """Adds the three steps: treads with round edges, which overhang their risers a little."""
    for i in range(3):
        front, top = Y1 - 0.32 * (3 - i), -0.20 - 0.26 * (2 - i)
        made = slab(STONE, (X0 + 0.001, front, top - 0.05), (X1 - 0.001, Y1 - 0.001, top), 0.006)
        _soak(made)
        riser = Boards(STONE, 0.001)
        riser.box((X0 + 0.001, front + 0.018, LEVEL - DEPTH), (X1 - 0.001, Y1 - 0.002, top - 0.051))
        _soak(riser.done('riser'))


def _waterline():
    """Adds the narrow wet edge where the water rises at the walls. It covers the seam between the water and the stone."""
    points = [(x, y, LEVEL + z) for inset, z in ((0.0004, 0.0040), (0.0034, 0.0004))
              for x, y in ((X0 + inset, Y0 + inset), (X1 - inset, Y0 + inset), (X1 - inset, Y1 - inset), (X0 + inset, Y1 - inset))]
    edge = put('waterline', points, [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)], 'wet edge')
    edge.visible_shadow = False


def basin():
    """Adds the basin with a sharp mitred rim, flush with the floor, and still water 5 cm below it."""
    mitres.rim(STONE, X0 - RIM, X1 + RIM, Y0 - RIM, Y1 + RIM, -0.12, 0.0, RIM, 0.003)
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] == 'slab']:
        _soak(made)
    _lining()
    _steps()
    _waterline()
    water.surface(X0 - 0.004, X1 + 0.004, Y0 - 0.004, Y1 + 0.004, LEVEL).data.materials[0] = clearwater.surface_of_water(0.0018)


def room():
    """Adds the room without a window: floor, walls, ceiling, and a stone ledge along the back wall."""
    a, b, c, d = X0 - RIM, X1 + RIM, Y0 - RIM, Y1 + RIM
    for low, high in (((-2.7, FRONT), (2.7, c)), ((-2.7, c), (a, d)), ((b, c), (2.7, d)), ((-2.7, d), (2.7, BACK + 0.1))):
        panels(STONE, (*low, 0), (1, 0, 0), (0, 1, 0), high[0] - low[0], high[1] - low[1], 1.2, 0.8, shift=0)
    panels(STONE, (LEFT, BACK, 0), (1, 0, 0), (0, 0, 1), RIGHT - LEFT, HIGH, 0.92, 0.8, shift=0)
    for y0, y1 in ((FRONT, OPEN[0]), (OPEN[1], BACK)):
        panels(STONE, (LEFT, y0, 0), (0, 1, 0), (0, 0, 1), y1 - y0, HIGH, 1.2, 0.8, shift=0)
    panels(STONE, (RIGHT, BACK, 0), (0, -1, 0), (0, 0, 1), BACK - FRONT, HIGH, 1.2, 0.8, shift=0)
    plank_wall('hemlock', (LEFT, BACK, HIGH), (1, 0, 0), (0, -1, 0), RIGHT - LEFT, BACK - FRONT)
    planed.renew_walls(hemlock='planed hemlock')


def ledge():
    """Adds a ledge of stone along the back wall, and three folded towels on it."""
    slab(STONE, (LEFT, BACK - 0.42, 0.36), (RIGHT, BACK, 0.44), 0.003)
    backing = Boards(STONE, 0.002)
    backing.box((LEFT, BACK - 0.30, 0), (RIGHT, BACK, 0.36))
    backing.done('plinth')
    pile('grey herringbone', 0.98, BACK - 0.21, 0.44, [(0.44, 0.31, 3, 2, (0, 0)), (0.43, 0.305, 3, -2, (0.006, 0.004)), (0.43, 0.30, 3, 1, (0.0, 0.004))],
         layer=0.0125, step=0.0125, thick=0.0085, seed=3)


def winter_sun(aim, azimuth, elevation, panes, strength=5.0, sky=75):
    """
    Adds low sun through a window that the image does not show, and the light of the sky, of `sky` watts, from the same side.
    For the other arguments see `sunlit.through`.
    """
    light.indoors()
    sunlit.through(aim, azimuth, elevation, panes, strength, 4300, away=8.5, soft=0.6)
    light.area((0, (Y0 + Y1) / 2, 2.6), (0, 0, -1), 1.0, 2.0, 7, 6000, spread=55)
    light.area((LEFT - 0.05, sum(OPEN) / 2, 1.5), (1, 0.3, -0.1), 3.0, 2.2, sky, 6000)
