"""
Scene: the slim steel plunge pool in a walled garden, with its chiller beside it. The garden door stands open; it is
just wide enough for the pool.
"""
from library import light
from library.aland import walled_garden

ALT = 'A slim plunge of black steel with a rim of dark thermo-aspen, its chiller in a matching case, in a snowy walled garden'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.3}


def compose():
    walled_garden()
    light.camera((0.15, -3.25, 1.7), 6, 31, (0.0, -0.12), 4.1, 4.0)
