"""Slabs with round edges for the rims and copings of pools. Their edges catch the light, which a chamfer does not."""
import bpy
from . import materials
from .shapes import rounded
from .things import grained

# Fine even rings: at arm's length, the strong grain of the material `thermo-aspen` looks drawn.
materials._makers['oiled thermo-aspen'] = lambda name: materials._wood(name, (0.235, 0.132, 0.072), (0.150, 0.078, 0.041), 330.0, 0.40, 0.20)


def slab(of, low, high, radius=0.008, grain='x'):
    """Adds a slab between two opposite corners, with edges of `radius` metres. `grain` is the axis of its grain or beds."""
    made = grained(rounded(of, low, high, radius, segments=5), grain)
    made.name = 'slab'
    return made


def _cuts(low, high, longest):
    """Divides a length into equal parts of at most `longest` metres. Returns the ends of each part."""
    count = max(1, -(-(high - low) // longest))
    step = (high - low) / count
    return [(low + i * step, low + (i + 1) * step) for i in range(int(count))]


def coping(of, x0, x1, y0, y1, low, high, inner, outer, radius=0.008, longest=9.0, gap=0.002):
    """
    Adds slabs around an opening between `x0`, `x1`, `y0` and `y1`, from the height `low` to `high`. They reach `inner`
    metres into the opening and `outer` metres around it. The slabs along x are the longer ones. `longest` is the length
    of one slab, `gap` the width of the joints.
    """
    for a, b in ((y0 - outer, y0 + inner), (y1 - inner, y1 + outer)):
        for p, q in _cuts(x0 - outer, x1 + outer, longest):
            slab(of, (p + gap / 2, a, low), (q - gap / 2, b, high), radius)
    for a, b in ((x0 - outer, x0 + inner), (x1 - inner, x1 + outer)):
        for p, q in _cuts(y0 + inner, y1 - inner, longest):
            slab(of, (a, p + gap / 2, low), (b, q - gap / 2, high), radius, 'y')


def remove(*names):
    """Removes all objects of these names, such as the `rim` that slabs replace."""
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in names]:
        bpy.data.objects.remove(made)
