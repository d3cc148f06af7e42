"""Scene: the rim of the steel plunge pool, close: the steaming water, the slatted screen behind it, and the open gate beside it."""
from library import clearwater, light, slabs, spruces
from library.aland import towel_screen, walled_garden

ALT = 'The wooden rim and the clear lit water of a black steel plunge pool at dusk, before a slatted screen and an open gate to the snow'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.12, 'balance': 0.5}


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', -0.25, 1.55, 0.75, 1.55, 0.755, 0.80, 0.10, 0.025, 0.009)
    clearwater.renew('steel', 0.0016, 3, (0.85, 0.95, 1.0), (0.12, 0.13, 0.13), lamps=[(1.38, 1.15, 0.45, 0.16)],
                     above=(0.42, 0.48, 0.52), net=0.3, joint=0)


def compose():
    walled_garden()
    towel_screen()
    spruces.renew(('broad', 'old', 'young'), snow=0.5, seed=7)
    plunge()
    light.camera((0.15, -0.10, 1.5), 0, 32, (0.0, -0.42), 1.2, 4.5)
