"""
Scene: the suite built into a slope at the blue hour, with one band of glass in a slate wall, a meadow of dry grass and
patches of snow on the roof, and a lit plunge in the terrace. The last sun reaches the summits only.
"""
from library import daylight, distant, finishes, light, meadow, spruces, winter
from library.alps import shade
from library.larches import larches
from library.moesern import EDGE, blades, evening, mark, slope, snow_patches

ALT = 'A suite built into a slope at dusk: one lit band of glass in a wall of slate, dry grass and snow on its roof, a steaming plunge let into the terrace'
WIDTH = 1440
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'contrast': 1.14}


def hillside():
    """Adds short dense grass up to the crest of the meadow, snow in its hollows, the forest, and the mountains."""
    grass = blades()
    for x0, x1, y0, y1, count, tall, width, seed in ((-3.5, 11, 0.13, 0.6, 60000, 0.20, 0.35, 10), (-3.5, 11, 0.4, 2.6, 240000, 0.15, 0.40, 3),
                                                     (-6, 16, 2.6, 8.0, 260000, 0.20, 0.55, 4), (-9, 24, 8, 22, 240000, 0.26, 0.9, 5)):
        mark(meadow.grass(x0, x1, y0, y1, slope, count, tall, seed), grass, seed, width)
    # The turf hangs over the stones at the edge of the roof.
    mark(meadow.grass(-3.5, 11, -0.12, 0.3, lambda x, y: 0 * x + EDGE + 0.05, 42000, 0.17, 11), grass, 11, 0.35)
    snow_patches(-6, 16, 0.3, 14, slope, 0.04)
    snow_patches(-9, 24, 14, 40, slope, 0.10)
    lift = lambda x, y: float(slope(float(x), float(y)))
    # Leave a gap through which the summit shows.
    free = lambda x, y: y < 80 and abs((x - 0.3) / (y + 8.9) - 0.22) < 0.13
    spruces.forest(winter.scatter(150, -60, 95, 42, 115, 2.4, free), lift, (6, 13), ('old', 'slender', 'young'), snow=0.4, seed=4)
    larches(winter.scatter(60, -34, 62, 34, 80, 2.2, lambda x, y: free(x, y) and y > 40), lift, heights=(6, 12), snow=0.2)
    spruces.single([(20.5, 23, 9.5, 'old'), (23.8, 26, 7.0, 'broad')], lift, 0.45, 3)
    larches([(17.6, 25), (15.2, 28), (-8.2, 27)], lift, heights=(6, 9), snow=0.2, seed=3)
    distant.ridge(-4000, 6000, 5200, [1950, 2200, 2100, 2500, 3050, 2650, 2250, 2450, 2000], 3000, -200, 31, trees=500, snow=0.7, rugged=0.34, cell=14.0)
    shade(-2600, -3500, 4500, 1050)


def compose():
    evening()
    daylight.sun(-96, 4, 3.6, 2300)
    hillside()
    finishes.refine('slabs', slate='honed slate')
    light.camera((0.3, -8.9, 1.7), 13.5, 30, (0.0, 0.085))
