"""Scene: a corner of the steel plunge pool, close: the mitred rim, dark water, and the slatted screen behind it."""
from library import clearwater, light, mitres, slabs
from library.aland import towel_screen, walled_garden

ALT = 'The mitred corner of the wooden rim of a black steel plunge pool at dusk, dark clear water inside it and a slatted screen behind it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.12, 'balance': 0.5}


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    mitres.rim('oiled thermo-aspen', -0.275, 1.575, 0.725, 1.575, 0.755, 0.80, 0.125, 0.007)
    clearwater.renew('steel', 0.0016, 3, (0.85, 0.95, 1.0), (0.12, 0.13, 0.13), lamps=[(1.38, 1.15, 0.45, 0.08)],
                     above=(0.20, 0.24, 0.27), net=0.2, joint=0)


def compose():
    walled_garden()
    towel_screen()
    plunge()
    light.camera((-0.78, -0.12, 1.36), 31, 38, (0.0, -0.36), 1.25, 4.5)
