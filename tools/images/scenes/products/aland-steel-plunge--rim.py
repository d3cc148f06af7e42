"""Scene: the rim and the steaming water of the steel plunge pool, seen along its length towards the open gate."""
from library import light
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
    light.spot((-2.4, 0.6, 0.03), (-0.10, 0, 1), 26, 70, 2550)
    light.camera((2.15, 0.1, 1.4), -54, 30, (0.0, -0.14), 1.8, 3.2)
