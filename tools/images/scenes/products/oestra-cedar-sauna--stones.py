"""Scene: the stones of the heater behind its rail just after water was poured on them, close."""
import math
from library import clear, light, traces
from library.oestra import inside
from library.shapes import rod

ALT = 'Steam over dark stones in the cage of a heater, its elements glowing between them, behind a low rail of dark wood'
SAMPLES = 16
DETAIL = 0.6
GRADE = {'exposure': 1.0}


def elements():
    """Adds the hot elements between the stones, with their light."""
    for i in range(4):
        for j, y in enumerate((0.685, 0.80, 0.91)):
            x = 1.515 + i * 0.090 + 0.02 * math.sin(i * 2.3 + j * 1.7)
            rod('hot element', (x, y, 0.53), (x, y, 0.80), 0.0065, 12)
            light.area((x, y - 0.012, 0.66), (0, -1, 0.1), 0.012, 0.24, 0.30, colour=(1, 0.16, 0.03))


def compose():
    light.indoors()
    inside()
    clear.clear((0.0, 0.0, 0.4), (1.3, 1.8, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'rounded')
    clear.dim(0.42)
    elements()
    traces.plume(1.65, 0.80, 0.87, 0.85, 0.24, (-0.20, 0.12), 0.085, (1.0, 0.92, 0.83), 16, 20)
    light.area((0.3, -0.7, 1.7), (0.8, 1, -0.55), 0.5, 0.5, 20, colour=(0.72, 0.83, 1.0))
    light.spot((1.75, 1.55, 1.95), (-0.06, -0.6, -1), 40, 60, 3000, 0.05)
    light.camera((1.16, -0.52, 1.24), 23, 38, (0.0, -0.17), 1.30, 6.3)
