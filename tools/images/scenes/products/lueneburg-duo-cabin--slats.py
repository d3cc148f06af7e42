"""Scene: a close-up of the glowing emitter behind its thin slats, with a carafe of water on the bench."""
from library import light, planed
from library.emitters import halo
from library.lueneburg import DEEP, inside
from library.traces import carafe, glass

ALT = 'Emitters glow like embers behind slim upright slats of hemlock above a bench with a carafe of water'
GRADE = {'exposure': 0.65}


def compose():
    light.indoors()
    inside()
    for x in (0.38, 0.98):
        halo((x, DEEP, 1.02), (0, -1, 0), 0.34, 0.72, 1.2)
    light.area((1.1, -0.7, 1.5), (-0.4, 1, -0.3), 0.8, 0.8, 5, colour=(0.90, 0.95, 1.0))
    carafe(0.80, 0.80, 0.471)
    glass(0.90, 0.71, 0.471)
    planed.renew(hemlock='planed hemlock')
    light.camera((1.02, -0.38, 0.92), -14, 40, (0.0, -0.03), 1.35, 3.5)
