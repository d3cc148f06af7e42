"""Scene: the upper bench of the sauna and the stones of its stove, close, in low winter sun that comes through the glass front."""
import random
import bpy
from library import clear, light, planed, saentis, split_stones, sunlit  # noqa: F401 (saentis adds its cedar)
from library.suites import cabin

ALT = 'A cedar sauna in low winter sun, its planed bench boards along the wall, dark split stones in a black steel cage beside them'
GRADE = {'exposure': 0.95, 'contrast': 1.14, 'balance': 0.28}


def soften():
    """Rounds the chamfers of the benches."""
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'bench':
            soft = made.modifiers.new('edge', 'BEVEL')
            soft.width, soft.segments, soft.limit_method = 0.0018, 3, 'ANGLE'


def compose():
    random.seed('saentis-contrast-suite')
    light.indoors()
    cabin(-0.6, 1.8, 0.95, 2.9, 0.0, 2.55)
    # The bucket and the towels would hide the boards.
    clear.clear((-0.6, 1.2, 0.4), (1.1, 2.9, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'cloth', 'rounded', 'turned')
    clear.dim(0.10)
    soften()
    split_stones.renew()
    # The sun ends left of the stove, whose stones would cast jagged shadows on the edge of the bench. It reaches the flue above them.
    sunlit.through((1.15, 2.4, 0.98), 171, 17, [(0.16, 1.20, -0.80, 0.30), (-0.62, 0.16, 0.17, 0.62)], 6.5, 4100, away=3.0, soft=0.8)
    light.area((0.3, 0.9, 1.9), (0.2, 1, -0.4), 1.6, 1.2, 7, colour=(0.86, 0.93, 1.0))
    light.area((0.35, 1.25, 1.75), (1, 0.5, -0.75), 0.6, 0.6, 3, colour=(0.90, 0.95, 1.0))
    planed.renew_walls(cedar='aged cedar')
    light.camera((-0.08, 1.60, 1.42), 64.5, 41, (0.0, -0.27), 1.5, 8.0)
