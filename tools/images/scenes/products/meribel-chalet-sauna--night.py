"""Scene: the sauna at night by the light of a candle lantern, with snow behind the window and steam over the stones."""
from library import clear, light, traces
from library.views import compose_product

ALT = 'A candle lantern on a cedar bench below a window on a snowy night, steam rising from hot stones before a wall of split slate'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.35, 'balance': 0.15}


def compose():
    compose_product('meribel-chalet-sauna')
    clear.clear((0.0, 0.0, 0.86), (0.63, 2.2, 1.2), 'cloth', 'roll', 'rounded')
    clear.dim(0.13, 0.34)
    traces.candle_lantern(0.34, 1.30, 0.90, 0.165, 0.27, 7.0)
    traces.plume(1.76, 1.58, 1.03, 0.95, 0.28, (-0.12, 0.05), 0.030, (1.0, 0.84, 0.66), 16, -22)
    light.area((1.95, 2.0, 2.2), (-0.15, -0.35, -1), 0.3, 0.2, 9, 3000)
    light.camera((1.92, -0.62, 1.30), -24, 27, (0.0, -0.02), 2.4, 6.0)
