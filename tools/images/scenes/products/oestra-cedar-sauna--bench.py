"""Scene: a carafe of water and two glasses on the dark lower bench in the light of the day, close."""
from library import clear, light, studio, sunlit, traces
from library.oestra import inside

ALT = 'A carafe of water and two glasses on a bench of dark thermo-aspen in the sun, a line of light under the bench above'
SAMPLES = 16
DETAIL = 0.6
GRADE = {'exposure': 0.42, 'balance': 0.18}


def compose():
    light.indoors()
    inside()
    clear.clear((0.0, 0.0, 0.4), (1.3, 1.8, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'rounded')
    clear.dim(0.4)
    traces.carafe(0.80, 0.88, 0.45)
    traces.glass(0.69, 0.80, 0.45, full=0.62)
    traces.glass(0.885, 0.77, 0.45, full=0.35)
    sunlit.through((0.85, 1.0, 0.62), 203, 21, sunlit.sashes(1.3, 0.9, 3, 1, 0.05), 3.4, 4300)
    studio.softbox((0.80, 0.85, 0.60), (-1, -0.25, 0.45), 0.75, 0.25, 0.9, 7, 5600)
    studio.softbox((0.80, 0.85, 0.60), (1, 0.15, 0.35), 0.70, 0.06, 0.8, 3, 3600)
    light.camera((0.52, -0.12, 0.70), 16, 56, (0.0, -0.13), 1.0, 5.6)
