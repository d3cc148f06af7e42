"""
Scene: two travertine arches with a fire between them. The cedar sauna is behind the left arch; a basin under a vault is
behind the right arch.
"""
from library import light
from library.chateau import suite
from library.textiles import folded

ALT = 'Two travertine arches with a fire between them: a cedar sauna glows through one, a vaulted cold basin lies beyond the other'
WIDTH = 1440
GRADE = {'exposure': 1.05}


def linens():
    """Adds two folded towels to the left daybed and a folded wool throw to the right one."""
    top = folded('plain linen', -1.42, -0.12, 0.418, 0.42, 0.34, 6, 0.007)
    folded('plain linen', -1.41, -0.11, top, 0.41, 0.33, 6, 0.007, -1.5)
    folded('wool', 1.02, -0.345, 0.412, 0.46, 0.76, 2, 0.014)


def compose():
    suite()
    linens()
    light.camera((0.0, -4.4, 1.5), 0, 31, (0, -0.015), 6.4, 5.0)
