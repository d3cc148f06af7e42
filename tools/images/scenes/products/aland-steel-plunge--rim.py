"""Scene: the rim and the steaming water of the steel plunge pool, seen along its length towards the open gate."""
from library import clearwater, light, slabs, spruces
from library.aland import towel_screen, walled_garden
from library.boards import Boards
from library.roofs import snow_cover

ALT = 'The wooden rim of a steel plunge pool at dusk, seen along its clear lit water towards an open gate and snowy trees'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def side_wall():
    """Adds the left wall of the garden, which the main view does not show."""
    wall = Boards('lime plaster', 0.004)
    wall.box((-2.75, -3.0, -0.2), (-2.5, 2.4, 2.15), 'y')
    wall.done('wall')
    snow_cover(-2.78, -2.47, -3.0, 2.4, 2.14, thick=0.13)


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', -0.25, 1.55, 0.75, 1.55, 0.755, 0.80, 0.10, 0.025, 0.009)
    clearwater.renew('steel', 0.0016, 3, (0.85, 0.95, 1.0), (0.12, 0.13, 0.13), lamps=[(1.38, 1.15, 0.45, 0.16)],
                     above=(0.42, 0.48, 0.52), net=0.3, joint=0)


def compose():
    walled_garden()
    towel_screen()
    side_wall()
    spruces.renew(('broad', 'old', 'young'), snow=0.5, seed=7)
    plunge()
    light.spot((-2.4, 0.6, 0.03), (-0.10, 0, 1), 26, 70, 2550)
    light.camera((2.17, 0.0, 1.42), -49, 27.5, (0.0, -0.14), 1.8, 3.2)
