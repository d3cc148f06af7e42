"""Scene: a red cedar sauna behind its glass front, built into a wall of dark stone."""
from library import calm_glass, light, materials, planed, rooms, terry
from library.boards import Boards, bench, panels
from library.fittings import bucket, towels
from library.saunas import front, heater, rests

RATIO, WIDTH = 5 / 4, 960
GRADE = {'exposure': 0.85, 'levels': 0.75}  # No words stand on it.

# A redder cedar than that of the other images: the strong light of this sauna makes the usual one look like hemlock.
materials._makers['red cedar'] = lambda name: planed.wood(name, (0.440, 0.240, 0.125), (0.290, 0.140, 0.068), 190.0, 0.46, 0.34)


def compose():
    light.indoors()
    wide, deep, high = 2.3, 2.0, 2.15
    rooms.tiled('slate', -3, 5.4, -5, -0.02, size=0.8)
    rooms.planked('red cedar', wide, deep, high, board=0.1)
    rooms.tiled('slate', 0, wide, -0.02, deep, size=0.6)
    bench('red cedar', 0.0, wide, 1.36, deep, 0.90)
    bench('red cedar', 0.0, 1.5, 0.74, 1.36, 0.45)
    rests('red cedar', (0.1, deep, 0.9), (1, 0, 0), wide - 0.2)
    heater(1.68, 0.62, 0)
    bucket(1.0, 1.05, 0.45)
    towels(0.36, 1.5, 0.90)
    panels('slate', (-3, 0.0, 0), (1, 0, 0), (0, 0, 1), 2.94, 3.6, 1.25, 0.6)
    panels('slate', (wide + 0.06, 0.0, 0), (1, 0, 0), (0, 0, 1), 3, 3.6, 1.25, 0.6)
    panels('slate', (-0.06, 0.0, high + 0.05), (1, 0, 0), (0, 0, 1), wide + 0.12, 1.45, 1.25, 0.6)
    edge = Boards('red cedar', 0.003)
    edge.box((-0.06, -0.06, 0), (-0.015, 0.0, high + 0.004), 'z')
    edge.box((wide + 0.015, -0.06, 0), (wide + 0.06, 0.0, high + 0.004), 'z')
    edge.box((-0.06, -0.06, high + 0.005), (wide + 0.06, 0.0, high + 0.05))
    edge.done()
    front(0, wide, high, (0.78, 1.52), y=0.01, wide=0.022, handle=0.88)
    stool = Boards('walnut', 0.006)
    stool.box((2.5, -0.52, 0.40), (3.0, -0.16, 0.44))
    for x in (2.54, 2.92):
        for y in (-0.49, -0.23):
            stool.box((x, y, 0), (x + 0.04, y + 0.04, 0.40), 'z')
    stool.done('stool')
    towels(2.56, -0.48, 0.44, 0.38, 0.28, 3)
    light.strip((0.05, deep - 0.04, high - 0.06), (wide - 0.05, deep - 0.04, high - 0.06), (0, 0, -1), 12, 2850)
    light.area((1.1, 0.9, high - 0.04), (0, 0, -1), 1.5, 0.9, 30, 3000)
    light.strip((-2.6, -0.4, 3.55), (4.9, -0.4, 3.55), (0, 0.45, -1), 70, 3300)
    light.area((-2.2, -3.6, 2.6), (0.75, 1, -0.45), 2.0, 2.0, 130, colour=(0.58, 0.72, 1.0))
    terry.renew()
    planed.renew_walls(slate='honed slate', walnut='planed walnut')
    calm_glass.renew()
    light.camera((1.42, -3.75, 1.25), -2, 34, (0.035, -0.03), 3.9, 5.0)
