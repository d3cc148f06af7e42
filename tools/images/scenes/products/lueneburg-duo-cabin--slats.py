"""Scene: a close-up of the glowing emitter behind its thin slats, with rolled towels on the bench."""
from library import light, rolls
from library.emitters import halo
from library.lueneburg import DEEP, inside

ALT = 'Emitters glow like embers behind slim upright slats of hemlock above a bench with two rolled towels'
GRADE = {'exposure': 0.65}


def compose():
    light.indoors()
    inside()
    for x in (0.38, 0.98):
        halo((x, DEEP, 1.02), (0, -1, 0), 0.34, 0.72, 1.2)
    light.area((1.1, -0.7, 1.5), (-0.4, 1, -0.3), 0.8, 0.8, 9, colour=(0.55, 0.70, 1.0))
    rolls.renew()
    light.camera((1.02, -0.38, 0.92), -14, 40, (0.0, -0.03), 1.35, 3.5)
