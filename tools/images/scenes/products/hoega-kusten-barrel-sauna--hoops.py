"""Scene: the staves and hoops of the barrel on an overcast day, close, at the edge of its glass door."""
from library import barrel, daylight, light
from library.barrel import MIDDLE
from library.boards import Boards

ALT = 'Cedar staves held by a black steel hoop, close, with warm light from the glass door of the barrel at their edge'
GRADE = {'exposure': 0.85}


def compose():
    daylight.overcast_noon(0.4, azimuth=-140, seed=3.0)
    barrel.body()
    barrel.ends()
    barrel.inside()
    deck = Boards('larch', 0.004)
    for i in range(40):
        deck.box((-3.0, -2.4 + i * 0.145, -0.03), (2.0, -2.4 + i * 0.145 + 0.139, 0))
    deck.done('deck')
    light.area((0, 1.0, MIDDLE + 0.93), (0, 0, -1), 0.6, 1.7, 15, 2850)
    light.camera((-1.75, -1.35, 1.45), 36, 45, (0.0, 0.0), 1.7, 2.4)
