"""Scene: the sauna at night by the light of a candle lantern, with snow behind the window and the heater before a wall of split slate."""
from library import clear, light, studio, traces
from library.views import compose_product

ALT = 'A candle lantern on a cedar bench below a window on a snowy night, and a black heater full of stones before a wall of split slate'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.35, 'balance': 0.15}


def compose():
    compose_product('meribel-chalet-sauna')
    clear.clear((0.0, 0.0, 0.86), (0.63, 2.2, 1.2), 'cloth', 'roll', 'rounded')
    clear.dim(0.13, 0.34)
    traces.candle_lantern(0.34, 1.30, 0.90, 0.165, 0.27, 7.0)
    # Two lamps that show in the steel of the heater and on its stones, which would be black.
    studio.key((1.78, 1.55, 0.85), 10, distance=1.3, size=0.5, temperature=3000, yaw=-20, way=(-0.9, -0.35, 0.7))
    studio.rim((1.78, 1.55, 0.75), 17, distance=0.75, temperature=3000, yaw=-20, way=(0.9, 0.1, 0.4), tall=0.9)
    light.camera((1.98, -1.05, 1.26), -20, 32, (0.0, -0.03), 2.7, 6.0)
