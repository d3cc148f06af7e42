"""
Scene: the travertine basin under its vault, seen from its near edge, with candles beside the water and a lit walnut
ledge at the far wall.
"""
import bpy
from library import blocks, calm, finishes, light  # noqa: F401 (blocks adds its material)
from library.boards import Boards
from library.chateau import suite
from library.fittings import candle
from library.textiles import folded

ALT = 'A travertine basin of clear cold water under a barrel vault, with candles on its edge and towels on a lit ledge'
GRADE = {'exposure': 0.85}


def ledge():
    """Adds a walnut ledge along the far wall, with two towels on it and a light strip below it."""
    board = Boards('walnut', 0.006)
    board.box((0.58, 5.72, 0.42), (2.92, 6.18, 0.47))
    board.done('ledge')
    top = folded('plain linen', 2.10, 5.80, 0.472, 0.42, 0.34, 6, 0.007)
    folded('plain linen', 2.11, 5.81, top, 0.41, 0.33, 6, 0.007, -1.5)
    light.strip((0.7, 5.80, 0.41), (2.8, 5.80, 0.41), (0, 0.2, -1), 20, 2500)


def faint_net():
    """Lowers the caustics of the basin: in a close view, the bright net that suits the whole suite looks like a game."""
    for node in bpy.data.materials['bed of travertine'].node_tree.nodes:
        if node.type == 'MATH' and node.operation == 'MULTIPLY_ADD' and abs(node.inputs[2].default_value - 0.72) < 0.001:
            node.inputs[1].default_value = 0.4


def compose():
    suite()
    ledge()
    for x, y, tall in ((0.80, 3.62, 0.20), (0.94, 3.46, 0.12), (0.76, 3.38, 0.15), (2.62, 5.05, 0.18)):
        candle(x, y, 0, tall, 0.042)
    for x in (0.68, 2.82):
        light.spot((x, 6.02, 0.52), (0, 0.06, 1), 46, 70, 2550)
        light.spot((x, 3.3, 0.04), (0.0, 0.04, 1), 40, 60, 2550)
    calm.calm(0.012)
    faint_net()
    finishes.refine(travertine='dressed travertine')
    light.camera((1.42, 1.55, 1.42), 6, 27, (0.0, -0.14), 3.2, 5.0)
