"""Scene: the basin in the floor beside the glass at the blue hour, with the timber rooms behind it."""
import bpy
from library import conifers, daylight, light, terry, water, winter
from library.boards import Boards
from library.calm import calm
from library.fittings import candle
from library.pavilion import DEEP, FLOOR, HIGH, LONG, POOL, SNOW, pavilion

ALT = 'A basin of clear cold water in a travertine floor, beside panes of glass with snow and spruces at dusk behind them'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.0, 'contrast': 1.22}


def view():
    """Adds the snow and the forest outside the front and the far end of the pavilion."""
    ground = winter.ground(lambda x, y: SNOW + 0.15 + 0 * x, [(-0.5, LONG + 0.5, -0.5, DEEP + 0.5, SNOW)], near=-90, far=90, side=160,
                           focus=((-4, 8), (-6, -0.4)), fine=0.06, hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    forest = winter.scatter(150, -90, -6, -60, 24, 2.8, lambda x, y: x > -9 - 0.25 * abs(y) or abs(y + 6 - 0.25 * (x + 10)) < 2)
    conifers.forest(forest, ground, (('spruce', 3), ('pine', 1)), (0.55, 1.1), 0.4)
    conifers.forest([(-4.5, -5.2, 0.9), (-6.5, -2.4, 0.55), (-2.0, -8.2, 0.8), (1.5, -11.0, 1.0)], ground, (('spruce', 2), ('fir', 1)), snow=0.45, seed=2)


def contrast():
    """Strengthens the bedding of the travertine under water, and the difference between its slabs, for this close view."""
    for of in bpy.data.materials:
        if of.name.startswith('bed of'):
            for node in of.node_tree.nodes:
                if node.type == 'MATH' and node.operation == 'MULTIPLY_ADD':
                    # The contrast of the bedding and that of the slabs in `water.bed`, with their offsets.
                    for old, new in (((1.9, -0.45), (3.6, -1.30)), ((0.22, 0.89), (0.50, 0.75))):
                        if all(abs(node.inputs[i + 1].default_value - old[i]) < 1e-4 for i in (0, 1)):
                            node.inputs[1].default_value, node.inputs[2].default_value = new


def compose():
    daylight.blue_hour(1.5, mist=1.0, seed=6.0)
    pavilion()
    terry.renew()
    x0, x1, y0, y1 = POOL
    stool = Boards('walnut', 0.006)
    stool.box((4.98, 1.62, FLOOR + 0.40), (5.44, 1.98, FLOOR + 0.44))
    for x in (5.0, 5.36):
        stool.box((x, 1.65, FLOOR), (x + 0.06, 1.95, FLOOR + 0.40), 'z')
    stool.done('stool')
    terry.stack(5.21, 1.80, FLOOR + 0.441, 0.30, 0.27, 0.14, 3, turn=90, seed=5)
    for x, y, tall in ((x0 - 0.16, 0.62, 0.16), (x0 - 0.30, 0.74, 0.10)):
        candle(x, y, FLOOR, tall, 0.042)
    calm(0.002)
    # Black joints would break into jagged lines under the water. These are a darker shade of the lit stone.
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('dark')]:
        made.data.materials[0] = water.glow((0.040, 0.062, 0.060), 1.0)
    contrast()
    view()
    light.area((4.2, 0.7, HIGH), (0, 0.2, -1), 6.0, 1.0, 60, 2800)
    light.camera((8.6, 1.28, 1.50), -89, 26, (0.0, -0.15), 2.9, 5.6)
