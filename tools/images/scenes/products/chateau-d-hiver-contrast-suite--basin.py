"""
Scene: the travertine basin under its vault, low over the water, which mirrors the window at the end and the park behind it.
"""
import bpy
from library import clearwater, finishes, light, slabs, wetting
from library.chateau import suite

ALT = 'A travertine basin of clear cold water under a barrel vault, before a tall window on bare trees in a snowy park'
GRADE = {'exposure': 0.9, 'balance': 0.35}


def dim():
    """Lowers the lamps of the suite, so that most of the light comes from the window."""
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.location.y < 5.9]:
        lamp.data.energy *= 0.35 if lamp.location.z > 3.0 and lamp.location.y > 2.2 else 0.12


def basin():
    """Replaces the water and the lining of the basin, and adds a coping of travertine around it, which is wet at its edge."""
    lamps = [(1.75, 5.10, -0.42, 0.08), (1.25, 3.5, -0.45, 0.04), (2.25, 3.5, -0.45, 0.04)]
    (x, y, _), _ = clearwater.renew('travertine', 0.006, 5, lamps=lamps, above=(0.15, 0.16, 0.162), net=0.12, scatter=0.7, line=(0.15, 0.16, 0.16))
    before = set(bpy.data.objects)
    slabs.coping('filled travertine', *x, *y, 0.0, 0.022, 0.012, 0.26, 0.009, 0.8)
    for made in set(bpy.data.objects) - before:
        wetting.wet(made, (x, y))


def compose():
    suite()
    dim()
    finishes.refine('vault', travertine='dressed travertine')
    finishes.refine(travertine='filled travertine')
    basin()
    light.area((0.75, 1.6, 2.5), (0.8, 1, -0.35), 0.8, 1.0, 18, 4600)
    light.camera((1.75, 1.15, 0.95), 0, 35, (0.0, -0.12), 3.2, 5.6)
