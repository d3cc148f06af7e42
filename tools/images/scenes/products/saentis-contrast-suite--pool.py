"""Scene: the suite from its front, wide, across the plunge to the lit sauna and the shower. The water mirrors the sauna and the sunlit slate."""
from library import light
from library.boards import plank_wall
from library.views import compose_product

ALT = 'A sunken slate plunge whose dark water mirrors the room, a lit cedar sauna behind glass and a daybed to the left, and winter sun on the slate wall of the shower'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.05, 'balance': 0.4}


def compose():
    compose_product('saentis-contrast-suite')
    # The left wall of the room, which the other views do not show.
    plank_wall('aged cedar', (-0.6, -4.0, 0), (0, 1, 0), (0, 0, 1), 4.93, 2.65)
    light.camera((3.95, -3.2, 0.82), -26, 25, (0.0, -0.045), 3.8, 6.3)
