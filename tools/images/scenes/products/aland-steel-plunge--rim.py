"""Scene: the rim and the steaming water of the steel plunge pool, seen along its length towards the open gate."""
from library import calm, light, spruces
from library.aland import towel_screen, walled_garden
from library.boards import Boards
from library.roofs import snow_cover

ALT = 'The wooden rim of a steel plunge pool at dusk, seen along its clear lit water towards an open gate and snowy trees'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.05}


def side_wall():
    """Adds the left wall of the garden, which the main view does not show."""
    wall = Boards('lime plaster', 0.004)
    wall.box((-2.75, -3.0, -0.2), (-2.5, 2.4, 2.15), 'y')
    wall.done('wall')
    snow_cover(-2.78, -2.47, -3.0, 2.4, 2.14, thick=0.13)


def compose():
    walled_garden()
    towel_screen()
    side_wall()
    spruces.renew(('broad', 'old', 'young'), snow=0.5, seed=7)
    # Ripples would break the joint between the floor and the wall of the pool into a scribble.
    calm.calm(0.0015)
    light.spot((-2.4, 0.6, 0.03), (-0.10, 0, 1), 26, 70, 2550)
    light.camera((2.17, 0.0, 1.42), -49, 27.5, (0.0, -0.14), 1.8, 3.2)
