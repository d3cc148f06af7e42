"""
Scene: the slim steel plunge pool in a walled garden, with its chiller beside it. The garden door stands open; it is
just wide enough for the pool. A screen with a towel bar stands behind the pool.
"""
from library import light
from library.aland import towel_screen, walled_garden

ALT = 'A slim plunge of black steel with a rim of dark thermo-aspen before a slatted screen with linen towels, in a snowy walled garden at dusk'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.15}


def compose():
    walled_garden()
    towel_screen()
    light.camera((0.50, -3.25, 1.62), 2.8, 31, (0.0, -0.085), 4.1, 4.0)
