"""Scene: two bath sheets and two small towels, folded on travertine in front of a slate wall."""
from library import light
from library.boards import panels
from library.fittings import candle
from library.textiles import folded
from library.things import tube

ALT = 'Two large and two small folded linen towels in bone with a charcoal stripe, stacked on a ledge of travertine'
GRADE = {'exposure': 0.9}


def compose():
    light.indoors()
    panels('slate', (-2, 0.75, -0.6), (1, 0, 0), (0, 0, 1), 4.4, 2.6, 1.3, 0.55)
    panels('travertine', (-2, 0.0, 0), (1, 0, 0), (0, 1, 0), 4.4, 0.75, 1.6, 0.75, thick=0.07, shift=0)
    z = folded('striped linen', -0.30, 0.20, 0.0, 0.45, 0.32, 8, 0.0065)
    z = folded('striped linen', -0.295, 0.205, z, 0.445, 0.315, 8, 0.0065, -1.2)
    z = folded('striped linen', -0.235, 0.225, z, 0.32, 0.25, 6, 0.0062, 2.5)
    z = folded('striped linen', -0.235, 0.235, z, 0.315, 0.245, 6, 0.0062, 1.0)
    tube('plain linen', [(-0.086, 0.246, z - 0.003), (-0.087, 0.2275, z - 0.008), (-0.084, 0.2245, z - 0.020), (-0.078, 0.2235, z - 0.025), (-0.072, 0.2245, z - 0.020), (-0.069, 0.2275, z - 0.008),
                         (-0.070, 0.246, z - 0.003)], 0.0019)
    candle(0.20, 0.52, 0, 0.10, 0.034)
    candle(0.255, 0.45, 0, 0.06, 0.034)
    light.strip((-1.9, 0.68, 1.75), (2.3, 0.68, 1.75), (0, 0.08, -1), 24, 2750)
    light.area((-1.6, -0.8, 1.2), (1, 0.8, -0.6), 0.9, 0.9, 24, colour=(0.52, 0.68, 1.0))
    light.spot((1.3, -0.2, 1.2), (-1.2, 0.35, -0.85), 50, 52, 2800, 0.06)
    light.camera((0.34, -0.72, 0.50), -21.5, 52, (0, 0.01), 1.12, 3.2, 19)
