"""
Scene: the slim steel plunge pool in a walled garden, with its chiller beside it. The garden door stands open; it is
just wide enough for the pool. A screen with a towel bar stands behind the pool.
"""
from library import light, spruces
from library.aland import towel_screen, walled_garden
from library.screens import screen

ALT = 'A slim plunge of black steel with a rim of dark thermo-aspen before a slatted screen with linen towels, in a snowy walled garden at dusk'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.15}


def compose():
    walled_garden()
    towel_screen()
    # The screen of the other views ends beside the chiller; here the wall beyond it shows.
    front = screen('thermo-aspen', 2.436, 3.56, 2.40, 0.06, 1.96, seed=5)
    light.strip((2.5, front - 0.10, 0.02), (3.5, front - 0.10, 0.02), (0, 0.16, 1), 13, 2550)
    spruces.renew(('broad', 'old', 'slender'), snow=0.42, seed=7)
    light.camera((0.50, -3.25, 1.62), 2.8, 31, (0.0, -0.085), 4.1, 4.0)
