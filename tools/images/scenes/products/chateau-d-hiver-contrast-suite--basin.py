"""
Scene: the travertine basin under its vault, full to its thick coping. All light comes from the window at the end, and the still
water mirrors it and the park behind it.
"""
import bpy
from library import clearwater, finishes, hedges, light, mortar, slabs, vein_cut  # noqa: F401 (vein_cut adds a material)
from library.chateau import suite

ALT = 'A travertine basin full to its thick coping under a barrel vault, its still water mirroring a tall window on bare limes behind a clipped hedge in a snowy park'
GRADE = {'exposure': 0.95, 'contrast': 1.10, 'balance': 0.35}
LEVEL = -0.018  # height of the water in metres; that of the floor is 0


def dim():
    """Lowers the lamps of the suite to a remainder, so that the light of the window fades along the vault."""
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT']:
        lamp.data.energy *= 2.2 if lamp.location.y > 5.9 else 0.10 if lamp.location.y > 2.2 and lamp.location.z > 3.0 else 0.05


def basin():
    """Fills the basin, replaces its water and its lining, and adds a thick coping that reaches below the water, in place of a shadow gap."""
    skin = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('skin'))
    for point in skin.data.vertices:
        point.co.z = LEVEL
    (x, y, _), _ = clearwater.renew('travertine', 0.0011, 2, lamps=[(1.75, 5.1, -0.4, 0.02)], above=(0.165, 0.164, 0.156), net=0.0, scatter=0.11, line=(0.1, 0.1, 0.1))
    slabs.coping('vein-cut travertine', *x, *y, LEVEL - 0.012, 0.028, 0.014, 0.30, 0.010, 1.1)


def compose():
    suite()
    dim()
    finishes.refine(travertine='dressed travertine')
    mortar.point('dressed travertine')
    basin()
    hedges.hedge(-14, 18, 31, -0.55, tall=1.3, seed=4)
    light.area((1.75, 0.6, 2.6), (0, 1, -0.5), 1.2, 1.0, 6, 3600)
    light.camera((1.75, 1.05, 0.92), 0, 34, (0.0, -0.085), 3.4, 6.3)
