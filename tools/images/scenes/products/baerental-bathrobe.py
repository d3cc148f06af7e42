"""Scene: a robe of waffle cotton on a wooden hanger, on the peg of a rail, in daylight from the left."""
import math
from library import finishes, light
from library.boards import Boards
from library.robe import RAIL, WALL, on_hanger
from library.shapes import put, turned
from library.things import grained

ALT = 'A long bathrobe of undyed waffle cotton with a shawl collar, hanging from a walnut peg rail on a plaster wall'
SAMPLES = 10
DETAIL = 0.5
GRADE = {'exposure': 1.18, 'balance': 0.35, 'saturation': 0.95}


def rail():
    """Adds the rail with its pegs. The middle peg is above the origin."""
    board = Boards('walnut', 0.004)
    board.box((-2, WALL - 0.022, RAIL - 0.05), (2, WALL, RAIL + 0.05))
    board.done('rail')
    for x in (-0.52, 0.0, 0.52):
        peg = turned('walnut', (0, 0, 0), [(0.011, 0), (0.0105, 0.03), (0.010, 0.068), (0.0115, 0.082), (0.016, 0.090), (0.0175, 0.098), (0.0155, 0.106), (0.008, 0.1105), (0.0001, 0.1115)], 40)
        peg.location, peg.rotation_euler = (x, WALL - 0.02, RAIL), (math.radians(98), 0, 0)
        grained(peg)


def compose():
    light.indoors()
    put('wall', [(-3, WALL, -3), (3, WALL, -3), (3, WALL, 2), (-3, WALL, 2)], [(0, 1, 2, 3)], 'plaster')
    rail()
    on_hanger()
    light.area((-1.95, -0.95, 0.25), (1, 0.47, -0.36), 0.6, 1.4, 72, 4800)
    light.area((1.6, -1.9, 0.2), (-1, 1, -0.3), 1.2, 1.6, 8, 3500)
    # Light from the floor reaches the wall below the hem.
    light.area((0.3, -1.6, -2.1), (-0.1, 1, 0.75), 2.2, 1.0, 4.5, 4000)
    finishes.refine(plaster='lime plaster')
    light.camera((0.0, -3.3, -0.46), 0, 77, (0.012, 0), 3.27, 5.6)
