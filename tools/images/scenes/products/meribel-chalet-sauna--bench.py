"""Scene: the corner of the upper bench before the low window, close, with a towel thrown over its edge in the winter sun."""
import bpy
from library import calm_glass, cloth, daylight, haze, light, meribel, spruces, throws

ALT = 'A linen towel thrown over the edge of an upper cedar bench, in the winter sun that falls through a low window on a snowy slope'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.55, 'contrast': 1.2, 'balance': 0.15}


def close_frame(by=0.003):
    """
    Moves the inner faces of the window's frame `by` metres into the opening. The black panel behind the boards ends in the
    same plane, and would show as a gap.
    """
    points = bpy.data.objects['frame'].data.vertices
    for number in range(4):
        # Each board has 24 points. The first two boards lie below and above the opening, the others beside it.
        axis = 2 if number < 2 else 1
        board = points[24 * number:24 * number + 24]
        way = 1 if number % 2 == 0 else -1
        inner = max(point.co[axis] * way for point in board)
        for point in board:
            if point.co[axis] * way > inner - 1e-4:
                point.co[axis] += way * by


def trees():
    """Adds two spruces on the left of the view, whose shadows cross the slope."""
    places = [(44, -16.5, 5.8, 'broad'), (48, -13.5, 3.6, 'young')]
    at = [out * meribel.AHEAD + right * meribel.ASIDE for out, right, *_ in places]
    spruces.single([(*spot, *kind) for spot, (_, _, *kind) in zip(at, places)], meribel._fall, 0.65, 8, uneven=0.7)


def compose():
    daylight.low_sun(-72, 25, 1.75, mist=0.3, seed=4.0, warmth=5300)
    haze.fill_valley(5200, 60, -30)
    meribel.slope()
    trees()
    meribel.room(0.10)
    close_frame()
    bench = [cloth.block((-0.2, -1.6, 0.795), (0.634, 2.18, 0.902), 0.006), cloth.block((0.5, -1.6, 0.0), (1.14, 1.42, 0.452), 0.006)]
    throws.throw('waffle', 0.50, 1.02, 0.905, 0.56, 0.86, bench, turn=-78, crush=0.28, fold=0.12, step=0.011, thick=0.005, seed=7)
    light.area((0.03, 1.15, 1.28), (1, 0.1, -0.2), 1.1, 0.5, 8, colour=(0.80, 0.89, 1.0))
    light.area((2.2, -1.4, 1.9), (-0.6, 1, -0.3), 0.9, 0.9, 9, colour=(1.0, 0.95, 0.88))
    calm_glass.renew()
    light.camera((1.30, 0.06, 1.42), -46, 42, (0.0, -0.20), 1.35, 6.0)
