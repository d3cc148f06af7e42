"""
Scene: two floating tiers of cedar benches in front of honed travertine, seen along the benches towards
the heater. The low sun of a winter morning falls through the glass front onto the stone.
"""
import importlib
import random
import bpy
from library import calm_travertine, finishes, honey_cedar, light, linens, materials, mortar, planed, sunlit  # noqa: F401 (two add materials)
from library.boards import Boards, panels, plank_wall
from library.saunas import UP, front, tier

ALT = 'Morning sun on honed travertine behind two tiers of cedar and a heater of split stones, a towel over the edge of the upper tier'
SAMPLES = 14
GRADE = {'exposure': 0.80, 'balance': 0.12}
WIDE, DEEP, HIGH = 2.8, 2.4, 2.4
BACK = DEEP - 0.012
LOWER, UPPER = DEEP - 1.20, DEEP - 0.62  # y of the front edges of the tiers, in metres
materials._makers['mortar'] = lambda name: materials._plain(name, (0.30, 0.255, 0.200), 1.0)
crate = importlib.import_module('scenes.products.vaenern-heater-stones')


def benches():
    """Adds the two tiers with the light below their edges, the base of the lower one, and the towel on the upper one."""
    tier('cedar', 0.02, 1.68, UPPER, BACK, 0.92, thick=0.06, nose=0.10, watts=1.6)
    tier('cedar', 0.02, 1.56, LOWER, BACK, 0.46, thick=0.06, nose=0.10, watts=1.8)
    base = Boards('travertine', 0.003)
    for x0, x1 in ((0.02, 0.70), (0.704, 1.38)):
        base.box((x0, LOWER + 0.17, 0.0), (x1, BACK, 0.40))
    base.done('base')
    light.strip((0.1, DEEP - 0.03, 0.80), (1.6, DEEP - 0.03, 0.80), (0, -0.1, -1), 1.6, 3100)
    linens.over_edge('striped linen', 1.16, UPPER - 0.012, 0.92, 0.46, 0.50, 0.36, 4, loose=0.16, thick=0.004, seed=6)


def pour(low, high, count=170):
    """
    Pours stones of 8 to 13 cm into the cage between the opposite corners `low` and `high`, until they lie in a low heap on each
    other. A block in the middle of the cage, which the stones hide, saves half of them.
    """
    meshes, stones, size = crate.split_stones(12), [], [b - a for a, b in zip(low, high)]
    for i in range(count):
        made = bpy.data.objects.new('stone', random.choice(meshes))
        column, row, layer = i % 4, i // 4 % 4, i // 16
        made.location = [low[axis] + 0.07 + (size[axis] - 0.14) * (place + random.uniform(0.3, 0.7)) / 4 for axis, place in ((0, column), (1, row))] + [low[2] + 0.08 + layer * 0.115]
        made.rotation_euler = [random.uniform(0, 6.28) for _ in range(3)]
        made.scale = [random.uniform(0.044, 0.062) * random.uniform(*side) for side in ((0.95, 1.2), (0.8, 1.05), (0.62, 0.9))]
        bpy.context.collection.objects.link(made)
        stones.append(made)
    (x0, y0, z0), (x1, y1, z1), wall = low, (high[0], high[1], high[2] + 0.02), 0.2
    still = [((x0 - wall, y0 - wall, z0 - wall), (x1 + wall, y1 + wall, z0)), ((x0 + 0.13, y0 + 0.13, z0), (x1 - 0.13, y1 - 0.13, z1 - 0.14)),
             ((x0 - wall, y0 - wall, z0), (x0, y1 + wall, z1)), ((x1, y0 - wall, z0), (x1 + wall, y1 + wall, z1)),
             ((x0, y0 - wall, z0), (x1, y0, z1)), ((x0, y1, z0), (x1, y1 + wall, z1))]
    crate.settle(stones, [crate._still(*corners) for corners in still], 150)
    for made in stones:
        # Some of the last stones have rolled off the heap.
        if any(not a < at < b for a, at, b in zip((x0, y0), made.location, (x1, y1))):
            bpy.data.objects.remove(made)


def heater(x, y, wide, deep, low, top):
    """
    Adds the heater with its corner at (x, y): a body of black steel up to the height `low`, and an open frame up to `top` that
    holds the stones.
    """
    body = Boards('black steel', 0.006)
    body.box((x, y, 0.06), (x + wide, y + deep, low))
    body.box((x + 0.04, y + 0.04, 0), (x + wide - 0.04, y + deep - 0.04, 0.07))
    body.done('heater')
    frame = Boards('black steel', 0.002)
    for a, b in ((x, y), (x + wide - 0.016, y), (x, y + deep - 0.016), (x + wide - 0.016, y + deep - 0.016)):
        frame.box((a, b, low), (a + 0.016, b + 0.016, top), 'z')
    for level in (low + (top - low) / 3, low + (top - low) * 2 / 3, top - 0.012):
        for a, b in (((x, y), (x + wide, y + 0.008)), ((x, y + deep - 0.008), (x + wide, y + deep)),
                     ((x, y), (x + 0.008, y + deep)), ((x + wide - 0.008, y), (x + wide, y + deep))):
            frame.box((*a, level), (*b, level + 0.012))
    frame.done('frame')
    pour((x + 0.010, y + 0.010, low), (x + wide - 0.010, y + deep - 0.010, top))


def compose():
    light.indoors()
    panels('travertine', (0, DEEP, 0), (1, 0, 0), UP, WIDE, HIGH, 1.5, 0.3, gap=0.004, shift=0.37)
    panels('travertine', (0, -2.6, 0), (1, 0, 0), (0, 1, 0), WIDE, DEEP + 2.6, 0.9, 0.9, shift=0.5)
    plank_wall('cedar', (0, 0, 0), (0, 1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (WIDE, DEEP, 0), (0, -1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (0, DEEP, HIGH), (1, 0, 0), (0, -1, 0), WIDE, DEEP)
    benches()
    heater(2.14, DEEP - 0.78, 0.54, 0.5, 0.60, 0.98)
    front(0.0, WIDE, HIGH, (1.02, 2.14), y=0.0, wide=0.025, handle=2.05)
    sunlit.through((2.12, DEEP, 1.02), 204, 13, sunlit.sashes(1.5, 1.30, 2, 1, 0.07), 4.2, 4500)
    light.strip((0.05, DEEP - 0.05, HIGH - 0.04), (WIDE - 0.05, DEEP - 0.05, HIGH - 0.04), (0, 0.12, -1), 5, 3300)
    light.area((1.4, -1.6, 1.9), (0.1, 1, -0.25), 2.4, 1.4, 46, colour=(1.0, 0.96, 0.90))
    finishes.refine(travertine='calm travertine')
    mortar.point('calm travertine')
    planed.renew_walls(cedar='honey cedar')
    # The panels that are still black are those behind the stones.
    finishes.refine(only='behind', void='mortar')
    light.camera((0.26, 0.10, 1.34), 38, 23, (0.0, -0.05), 2.4, 6.0)
