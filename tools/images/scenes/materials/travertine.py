"""Scene: a sample of travertine."""
from library import swatch, vein_cut  # noqa: F401 (vein_cut adds the stone)

WIDTH = 960
GRADE = {'exposure': 0.65, 'contrast': 1.15}


def compose():
    swatch.stone('vein-cut travertine')
