"""Scene: the handle of the glass door in its frame of black steel, close, in the low sun, with the lit sauna behind it."""
from library import clear, light, sunlit
from library.zuers import corner_sauna

ALT = 'A slim black steel handle on a glass door beside mitred cedar boards in low sun, the lit sauna behind it'
SAMPLES = 14
DETAIL = 0.6
GRADE = {'exposure': 0.85}


def compose():
    corner_sauna()
    clear.dim(0.5)
    sunlit.through((0.05, 0.95, 1.2), 262, 16, sunlit.sashes(1.5, 1.2, 2, 1, 0.08), 6.0, 4000)
    light.camera((-1.02, -0.18, 1.20), 38, 44, (0.0, -0.02), 1.55, 4.5)
