"""Scene: wet footprints on dark slate lead to the glass door of the lit sauna, a candle lantern beside it."""
from library import clear, light, traces
from library.views import compose_product

ALT = 'Wet footprints on dark slate lead to the glass door of a lit cedar sauna in black steel, a candle lantern beside it'
SAMPLES = 14
DETAIL = 0.5
GRADE = {'exposure': 1.0}


def compose():
    compose_product('zuerichberg-loft-suite')
    clear.clear((0.1, 0.4, 0.0), (0.6, 0.9, 0.5), 'turned')
    traces.candle_lantern(0.55, 0.72, 0.001, 0.18, 0.30, 5.0)
    traces.footprints(1.72, -0.42, 0.0012, 22, 4)
    light.camera((1.95, -1.35, 0.92), -18.5, 36, (0.0, -0.10), 2.2, 6.3)
