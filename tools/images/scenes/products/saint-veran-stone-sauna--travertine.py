"""Scene: the courses of travertine in raking morning light, close, behind the corner of the upper tier, with a ladle on its cedar."""
import bpy
from library import buckets, clear, light, sunlit
from library.views import compose_product

ALT = 'Courses of honed travertine with fine level veins in raking morning light, close, behind the corner of a floating cedar bench with a ladle on it'
SAMPLES = 16
GRADE = {'exposure': 0.70, 'contrast': 1.15, 'balance': 0.15}


def later_sun():
    """Replaces the sun and its window by a sun further to the left, which grazes the wall, through a window of four panes."""
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] in ('sun', 'screen'):
            bpy.data.objects.remove(made)
    sunlit.through((1.98, 2.4, 1.30), 213, 18, sunlit.sashes(0.92, 1.15, 2, 2, 0.05), 4.4, 4500)


def compose():
    compose_product('saint-veran-stone-sauna')
    clear.clear((0.85, 1.5, 0.4), (1.5, 2.35, 1.0), 'draped')
    later_sun()
    # The bowl stands on the bench, and so does the end of the handle.
    buckets.ladle('dark brass', 'ladle ash', (1.31, 1.94, 0.961), (0.80, 0.42, -0.080), 0.32)
    light.camera((1.02, 0.80, 1.40), 23.5, 50, (0.0, -0.13), 1.75, 5.6)
