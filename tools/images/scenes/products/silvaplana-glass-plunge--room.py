"""
Scene: the plunge by day, wide, from below its water level: low winter sun from a window behind the camera falls on the slate behind it. The surface of the water mirrors the basin from below.
"""
import bpy
from library import clear, clearwater, finishes, light, mirrored_window, sawn_slate, sunlit  # noqa: F401 (sawn_slate adds its material)
from library.views import compose_product

ALT = 'A slate plunge with one long side of glass by day, the surface of its clear water seen from below, four slate steps at its end and winter sun on the slate wall behind it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'contrast': 1.12, 'balance': 0.3}
BOX, LEVEL = ((0.5, 2.5), (1.21, 2.05), (0.16, 1.16)), 1.1  # the inner faces of the basin and the height of its water, in metres, as in the main image


def day():
    """Replaces most of the lamps by low sun and by the light of the sky, and lights the basin accordingly."""
    clear.dim(0.16)
    sunlit.through((2.45, 2.68, 1.60), -157, 20, sunlit.sashes(1.9, 1.7, 2, 1, 0.07), 9.0, 4300, away=6.5)
    light.area((-0.9, -2.9, 1.9), (0.65, 1, -0.25), 2.2, 2.2, 360, 6000)
    of = clearwater.lining('slate', BOX, LEVEL, [(x, 1.99, LEVEL - 0.06, 0.07) for x in (0.75, 1.5, 2.25)], (0.24, 0.265, 0.265),
                           net=0.10, slab=(1.0, 0.84, 0.5), scatter=0.85)
    for made in bpy.context.collection.objects:
        if made.type == 'MESH' and made.data.materials[0] and made.data.materials[0].name.startswith('lining of'):
            made.data.materials[0] = of


def compose():
    compose_product('silvaplana-glass-plunge')
    # By day the candles are not lit.
    clear.clear((0.0, 1.0, -0.1), (0.35, 1.6, 0.4))
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.location.x < 0.3 and made.location.z < 0.5]:
        bpy.data.objects.remove(lamp)
    day()
    finishes.refine('slabs', **{'cleft slate': 'sawn slate', 'wet slate': 'sawn slate'})
    # The window behind the camera, from which the light comes.
    mirrored_window.renew([(-4.2, 0.2, 3.0, 0.9, 2.7, 2, 1)], strength=0.20, room=(0.05, 0.05, 0.052), soft=0.05)
    light.camera((0.50, -2.10, 0.70), 22, 26, (0.0, 0.02), 3.5, 5.6)
