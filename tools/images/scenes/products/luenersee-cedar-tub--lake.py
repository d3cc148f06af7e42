"""Scene: the cedar tub on its shovelled terrace after sunset, wide, seen across the snow from the other side, with its lantern lit."""
import bpy
import numpy as np
from library import another_hour, distant, light, near_snow, swept, winter
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, mesh, place
from library.views import compose_product

ALT = 'A cedar tub and a lit lantern on a shovelled stone terrace at dusk, footprints in the snow before it, a still lake and wooded slopes in low cloud behind'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.1}
TERRACE = -2.72, 2.72, -1.53, 2.12  # The edges of the paving (x0, x1, y0, y1) in metres.


def shovelled():
    """Adds the snow that was shovelled to the edges of the terrace, with a gap in front of the step, where the footprints end."""
    x0, x1, y0, y1 = TERRACE
    x, y = np.meshgrid(np.arange(x0 - 1.6, x1 + 1.6, 0.012), np.arange(y0 - 1.6, y1 + 1.6, 0.012))
    inside = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
    gap = np.exp(-((x - 0.30) / 0.75) ** 2) * (y < 0)
    tall, foot = swept.bank(x, y, 0.20 - 0.24 * gap - inside, 0.12, 0.17)
    outer = np.clip((-inside - 0.05) / (1.35 + 0.4 * fractal(x / 0.9, y / 0.9, 85, 3)), 0, 1.2)
    z = 0.12 + np.where(foot > 0, tall * (1 - 0.7 * gap) - 0.46 * outer ** 1.2, tall)
    place(mesh('shovelled snow', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))
    swept.powder('honed slate', TERRACE, 0.95, 0.45)


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
    light.camera((2.6, -6.7, 1.66), -12.5, 31, (0.0, -0.068), 7.6, 5.6)
    trail = winter.footprints((2.3, -4.9), (-0.5, 0.9), 7, bend=0.03)
    near_snow.renew('snow', reach=8.5, strength=1.5, prints=trail, depth=0.11)
    near_snow.renew('shovelled snow', reach=9.5, strength=0.9, floor=0.12, prints=trail, depth=0.11, clods=50, seed=2)
