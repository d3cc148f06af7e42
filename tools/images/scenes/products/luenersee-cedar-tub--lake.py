"""Scene: the cedar tub on its shovelled terrace after sunset, wide, seen from above its rim, with its lantern lit and a track in the snow."""
import bpy
import numpy as np
from library import another_hour, distant, light, near_snow, rippled, swept, winter
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, mesh, place
from library.nodes import Nodes, rgba
from library.views import compose_product

ALT = 'A filled cedar tub and a lit lantern on a shovelled stone terrace at dusk, footprints in the snow beside it, a still lake and wooded slopes in low cloud behind'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.1}
TERRACE = -2.72, 2.72, -1.53, 2.12  # The edges of the paving (x0, x1, y0, y1) in metres.
ROUND = 0.9  # radius of the corners of the shovelled part, in metres
TRACK, TRACK_END = (7.3, 3.0), (2.8, -0.15)  # (x, y) where the track of footprints begins and where it reaches the terrace, in metres


def shovelled():
    """Adds the snow that was shovelled to the edges of the terrace: round at the corners, wavering, and low where the track arrives."""
    x0, x1, y0, y1 = TERRACE
    x, y = np.meshgrid(np.arange(x0 - 1.6, x1 + 1.6, 0.012), np.arange(y0 - 1.6, y1 + 1.6, 0.012))
    across, along = np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y)
    corner = np.hypot(np.maximum(ROUND - across, 0), np.maximum(ROUND - along, 0))
    inside = np.where(corner > 0, ROUND - corner, np.minimum(across, along))
    gap = np.exp(-((y - TRACK_END[1]) / 0.55) ** 2) * (x > 0)
    tall, foot = swept.bank(x, y, 0.16 - 0.20 * gap - inside + 0.17 * fractal(x / 0.75, y / 0.75, 93, 3), 0.13, 0.20)
    outer = np.clip((-inside - 0.05) / (1.35 + 0.4 * fractal(x / 0.9, y / 0.9, 85, 3)), 0, 1.2)
    z = 0.12 + np.where(foot > 0, tall * (1 - 0.7 * gap) - 0.46 * outer ** 1.2, tall)
    place(mesh('shovelled snow', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))
    swept.powder('honed slate', TERRACE, 0.95, 0.45)


def calm():
    """Dims the lamps of the lantern and of the bench: at dusk their light would colour the snow at the far edges of the terrace."""
    for lamp in [made for made in bpy.context.collection.objects if made.type == 'LIGHT']:
        at = lamp.location
        if at.z < 0.6 and lamp.data.type != 'SUN' and at.length < 4:
            lamp.data.energy *= 0.42
            lamp.data.color = light.kelvin(2600)


def water():
    """Gives the water gentle ripples that mirror the sky, and takes the yellow light of noon from the staves below it."""
    for of in [made for made in bpy.data.materials if made.name.startswith('bed of')]:
        n = Nodes(of.node_tree)
        for node in [each for each in of.node_tree.nodes if each.type == 'EMISSION']:
            socket = node.inputs['Color']
            lit = socket.links[0].from_socket if socket.links else rgba(socket.default_value)
            n.link(n.mix(1.0, lit, rgba((0.13, 0.17, 0.25)), 'MULTIPLY'), socket)
    for made in bpy.context.collection.objects:
        if made.type == 'MESH' and made.data.materials and made.data.materials[0] and made.data.materials[0].name.startswith('skin'):
            made.data.materials[0] = rippled.surface(0.0008)


def headland():
    """Adds a wooded headland on the left, where the far shore of the main image ends outside its view."""
    distant.ridge(-1700, -330, 640, [90, 150, 120, 60], 260, -12, 21, trees=320, snow=0.4, cell=8.0)


def compose():
    compose_product('luenersee-cedar-tub')
    another_hour.change(lambda: clear_dusk(1.35))
    # Water of 4 to 8 °C does not steam.
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials[0].name.startswith('steam')]:
        bpy.data.objects.remove(made)
    shovelled()
    headland()
    calm()
    water()
    light.camera((2.6, -6.7, 2.2), -11.5, 29, (0.0, -0.092), 7.6, 5.6)
    way = np.subtract(TRACK_END, TRACK)
    trail = winter.footprints(TRACK, way, round(np.hypot(*way) / 0.62) + 1)
    near_snow.renew('snow', reach=11.5, strength=1.2, prints=trail, depth=0.16)
    near_snow.renew('shovelled snow', reach=9.5, strength=0.9, floor=0.12, prints=trail, depth=0.16, clods=25, seed=2)
