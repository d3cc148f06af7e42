"""Scene: the glass front in the hillside late in the blue hour, wide, along the wall from the east, with the plunge before it."""
import bpy
import numpy as np
from library import another_hour, light, near_snow, spruces, water, winter
from library.afterglow import afterglow
from library.boards import Boards
from library.fields import fractal, grid_faces, mesh, place
from library.moesern import EDGE, HIGH, bank
from library.views import compose_product

ALT = 'The lit glass front of a suite in a snowy hillside late at dusk, seen along its slate wall, a plunge and lanterns on the swept terrace, the flue of its stove above the roof, spruces at the end'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.15, 'contrast': 1.1}


def garden():
    """Adds what the main view does not show west of the terrace: the wall, which disappears in the snow of the slope, and spruces."""
    water.split_courses((-9.2, -0.02, 0), (1, 0, 0), (0, 0, 1), 5.0, EDGE)

    def height(x, y):
        """Returns the height of the snow at (x, y). It thins out on the terrace, and rises to the edge of the roof."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        rise = 2.9 * np.clip((-4.7 - x) / 3.6, 0, 1) ** 0.8 * np.exp(np.minimum(y, 0) / 1.7)
        deep = bank(x, np.minimum(y, -1.0)) + rise + 0.16 + 0.10 * fractal(x / 2.2, y / 2.0, 91, 4)
        inside = -4.0 - x + 0.22 * fractal(y / 0.8, x / 0.8, 95, 4)
        return np.where(inside > 0, deep * (1 - np.exp(-np.maximum(inside, 0) / 0.14)), np.maximum(inside, -0.05))
    x, y = np.meshgrid(winter._spacing(-60, -3.6, (-7.5, -3.6), 0.03, 0.02), winter._spacing(-12, 0.3, (-6.0, 0.3), 0.03, 0.02))
    place(mesh('snow', np.stack([x, y, height(x, y)], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.016)], True))
    ground = lambda x, y: float(height(x, y))
    spruces.single([(-8.2, -0.8, 6.2, 'broad'), (-10.6, -2.6, 9.0, 'old'), (-13.4, -1.2, 7.4, 'slender'), (-6.9, -2.4, 2.2, 'young'), (-17.0, -3.6, 9.5, 'old'),
                    (-20.0, -1.5, 8.0, 'broad'), (-24.0, -4.0, 10.0, 'slender')], ground, 0.7, 3)


def jambs():
    """Closes the gaps between the glass and the walls at both ends, and the joint of the wall above its east end."""
    steel = Boards('black steel', 0.002)
    steel.box((0.0, 0.10, 0), (0.05, 0.352, HIGH), 'z')
    steel.box((7.56, 0.035, 0), (7.605, 0.12, HIGH), 'z')
    steel.done('jamb')
    # The joint would let the snow behind the wall show through as a row of white dots.
    backing = Boards('void')
    backing.box((7.45, 0.033, HIGH + 0.03), (7.75, 0.09, EDGE))
    backing.done('behind')


def compose():
    compose_product('moesern-hillside-suite')
    another_hour.change(lambda: afterglow(0.8, -75))
    bpy.data.objects['bank'].scale.z = 0.45  # the main view shows its foot only
    garden()
    jambs()
    light.camera((8.0, -8.3, 1.65), -38, 25, (0.0, 0.0))
    # The main view has already roughened the part of the snow that is near its own camera.
    near_snow.renew('snow near the camera', reach=8.5, strength=0.9, floor=0.0)
