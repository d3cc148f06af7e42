"""Scene: the end of the upper bench at the wall of split slate, in the soft daylight of the window on the left."""
from library import clear, dry_stone, finishes, light, materials, meribel
from library.boards import Boards

ALT = 'The edge of a cedar bench before a wall of thin split slate, in soft daylight from one side'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.2, 'balance': 0.5, 'contrast': 1.05}
# Stones of nearly one tone: the light alone draws their edges.
materials._makers['split slate'] = lambda name: dry_stone._cleft(name, (0.046, 0.050, 0.052), (0.082, 0.090, 0.094), (0.105, 0.080, 0.060))


def compose():
    light.indoors()
    meribel.room()
    # Closes the joints between the stones, which would let light through at the height of the camera.
    core = Boards('honed slate')
    core.box((-0.05, 2.212, 0), (2.65, 2.225, 2.3))
    core.done('core')
    clear.dim(0.12)
    light.area((0.04, 1.45, 1.60), (1, 0.16, -0.16), 0.7, 0.7, 60, 5000)
    light.area((1.9, -0.6, 1.7), (-0.35, 1, -0.2), 1.4, 1.2, 5, 4600)
    finishes.refine(only='behind', void='joint')
    light.camera((1.25, 0.55, 1.32), -28, 60, (0.0, -0.28), 1.72, 2.4)
