"""The park of an old house in winter: snow, old limes without leaves and a wooded hill, under a bright overcast sky."""
from . import daylight, distant, outlook, spruces, winter
from .larches import KINDS, larches

KINDS['lime'] = dict(clear=0.17, rise=(26, 72), reach=0.36, bend=0.30, branches=54, twigs=34, bark=((0.030, 0.027, 0.025), (0.105, 0.095, 0.086)), twig=(0.062, 0.050, 0.045))


def park(near, bright=1.5):
    """
    Adds the park from y = `near` metres, seen along +y from a window whose sill is about a metre above the snow. `bright` is the
    strength of the sky (see `daylight.overcast_noon`).
    """
    outlook.sky(daylight.overcast_noon, bright, mist=0.7)
    ground = winter.ground(lambda x, y: -0.55 + 0 * (x + y), near=near, far=260, side=160, focus=((0, 4), (near + 1, near + 12)), fine=0.10)
    larches([(-0.3, 35), (9.8, 47), (-3.4, 61), (5.4, 76), (16, 84), (-9, 92)], ground, 'lime', (15, 19), shapes=3, snow=0.25, seed=4)
    spruces.forest(winter.scatter(60, -50, 70, 150, 215, 5.0), ground, (12, 22), ('old', 'slender'), 0.4, 5)
    distant.ridge(-900, 1300, 1500, [120, 190, 150, 210, 170, 230, 160], 700, -10, 6, trees=420, rugged=0.2)
