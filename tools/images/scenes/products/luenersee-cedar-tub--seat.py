"""Scene: the cedar tub, seen from above its rim. Its seat is visible through the clear water."""
from library import light, nature, rooms
from library.fittings import lantern, roll
from library.plunges import treads, tub

ALT = 'A look over the edge of the cedar tub into clear water, with the seat inside and the staves running down to the floor'
GRADE = {'exposure': 0.85}


def compose():
    light.dusk(0.9)
    rooms.tiled('slate', -3.6, 3.6, -3.0, 2.1, 0.0, 0.9)
    nature.snowfield((-3.6, 3.6, -3.0, 2.1, -0.03), prints=[(-0.9 + 0.24 * (i % 2) - 0.1 * i, 2.9 + 0.55 * i) for i in range(7)])
    tub(0, 0.6, 0.0, shine=2.6)
    treads('cedar', -0.32, 0.42, (-0.72, -0.44), (0.24, 0.48), depth=0.28)
    lantern(1.15, 1.65, 0.0, 0.16, 0.26, 12)
    lantern(-1.25, 1.2, 0.0, 0.14, 0.2, 8)
    roll(0.13, -0.44, 0.48, 0.26)
    light.spot((-1.6, -1.2, 3.6), (0.42, 0.50, -0.85), 260, 40, 2800, 0.12)
    light.area((1.6, -2.0, 3.0), (-0.3, 0.7, -0.8), 1.6, 1.2, 36, colour=(0.5, 0.66, 1.0))
    light.camera((0.1, -1.55, 2.55), 0, 42, (0, -0.015), 2.6, 5.0, pitch=38)
