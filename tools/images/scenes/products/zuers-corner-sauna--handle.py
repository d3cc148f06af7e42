"""Scene: the handle of the glass door in its frame of black steel, close, in the low sun, with the lit sauna behind it."""
from library import clear, light, studio, sunlit
from library.zuers import corner_sauna

ALT = 'A slim black steel handle on a glass door beside cedar boards in low sun, the lit sauna behind it'
SAMPLES = 14
DETAIL = 0.6
GRADE = {'exposure': 0.85}


def compose():
    corner_sauna()
    clear.dim(0.5)
    sunlit.through((0.05, 1.02, 1.12), 262, 16, sunlit.sashes(1.3, 0.62, 2, 1, 0.08), 2.5, 4000, 6.0)
    # Gives the front of the handle a sheen; from here, the glass does not reflect it.
    studio.softbox((0.115, 0.77, 1.05), (0.78, -0.6, 0.25), 0.9, 0.08, 0.7, 9, 5200, 42)
    light.camera((-0.92, -0.22, 1.14), 42, 56, (0.0, -0.03), 1.42, 3.6)
