"""Scene: the wall of riven slate above the upper bench, in low sun that grazes it from the left."""
from library import clear, light, meribel, riven, sunlit
from library.boards import Boards

ALT = 'Dry-stacked slate in low raking sun above the edge of a planed cedar bench, soft shadows in its joints'
GRADE = {'exposure': 0.5, 'contrast': 1.2, 'balance': 0.3}


def compose():
    light.indoors()
    meribel.room()
    riven.remove_split_stones()
    riven.wall(meribel.DEEP, -0.02, 1.75, 0.5, 2.0)
    core = Boards('honed slate')
    core.box((-0.05, 2.235, 0), (2.65, 2.25, 2.3))
    core.done('core')
    clear.dim(0.03)
    clear.clear((-0.3, -1.6, -0.1), (0.02, 2.4, 2.5))
    light.area((0.04, 1.0, 1.60), (1, 0.5, -0.16), 0.8, 0.8, 9, 6000)
    sunlit.through((0.75, meribel.DEEP, 1.30), -106, 24, [(-0.9, 0.9, -0.45, 0.30)], 6.0, 4300, away=3.0, soft=0.6)
    light.camera((0.98, 0.72, 1.36), -13, 50, (0.0, -0.14), 1.52, 11.0)
