"""Scene: the heater in its niche of split slate, between the ends of the benches."""
import math
from library import clear, light, linens, studio
from library.boards import Boards
from library.shapes import put
from library.views import compose_product

ALT = 'A heater with a cage of split stones in a niche of dark slate, a striped linen towel over the edge of the cedar bench beside it'
SAMPLES = 16
GRADE = {'exposure': 1.10, 'contrast': 1.26, 'balance': 0.3}
FRONT = 2.38  # y position of the heater's front in metres


def casing():
    """Adds the removable front panel of the heater, with slots through which it draws the air."""
    panel, slots = Boards('black steel', 0.002), Boards('void')
    panel.box((0.775, FRONT - 0.005, 0.085), (1.225, FRONT + 0.001, 0.525))
    for i in range(7):
        slots.box((0.83, FRONT - 0.0056, 0.115 + i * 0.018), (1.17, FRONT - 0.0046, 0.122 + i * 0.018))
    panel.done('panel')
    slots.done('slots')


def shade():
    """Keeps the light of the sky out of the joints of the niche."""
    for corners in ([(0.3, 2.97, -0.1), (1.7, 2.97, -0.1), (1.7, 2.97, 2.0), (0.3, 2.97, 2.0)], [(0.3, 2.3, -0.1), (1.7, 2.3, -0.1), (1.7, 2.97, -0.1), (0.3, 2.97, -0.1)],
                    [(0.52, 2.46, -0.1), (0.52, 2.97, -0.1), (0.52, 2.97, 2.0), (0.52, 2.46, 2.0)], [(1.48, 2.46, -0.1), (1.48, 2.97, -0.1), (1.48, 2.97, 2.0), (1.48, 2.46, 2.0)]):
        put('void', corners, [(0, 1, 2, 3)], 'void')


def compose():
    compose_product('montsegur-cellar-sauna')
    clear.clear((1.4, 0.9, 0.4), (2.0, 1.6, 1.0), 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.clear((0.0, 0.9, 0.1), (0.75, 2.3, 1.0), 'draped')
    clear.dim(0.50)
    casing()
    shade()
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.42, 0.38, 0.30, 4, loose=0.14, thick=0.004, seed=9)
    towel.rotation_euler, towel.location = (0, 0, -math.pi / 2), (1.433, 1.66, 0)
    light.spot((1.0, 2.72, 1.36), (0.0, -0.55, -1), 30, 80, 3100, 0.04)
    light.spot((0.9, 0.3, 2.0), (0.25, 0.85, -0.95), 26, 60, 3050, 0.10)
    studio.softbox((1.0, FRONT, 0.45), (-0.75, -1.0, 0.75), 1.35, 0.5, 0.9, 5, 3300)
    light.camera((0.68, -0.16, 1.10), 14, 33, (0.0, -0.06), 2.0, 5.6)
