"""Scene: the edge of the upper bench with its light strip, and a bucket on the bench below."""
from library import light, terry
from library.oestra import inside

ALT = 'The edge of a dark thermo-aspen bench with a line of light under it, a bucket on the step and folded towels above'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    light.indoors()
    inside()
    light.area((0.1, -0.9, 1.7), (0.5, 1, -0.4), 0.9, 0.9, 12, colour=(0.50, 0.66, 1.0))
    terry.renew()
    light.camera((0.30, -0.42, 1.08), 13, 40, (0.0, -0.10), 1.55, 3.2)
