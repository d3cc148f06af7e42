"""
Scene: two travertine arches with a fire between them. The cedar sauna is behind the left arch; a basin under a vault is
behind the right arch.
"""
from library import light
from library.chateau import suite

ALT = 'Two travertine arches with a fire between them: a cedar sauna glows through one, a vaulted cold basin lies beyond the other'
GRADE = {'exposure': 1.05}
SAMPLES = 18


def compose():
    suite()
    light.camera((0.0, -4.4, 1.5), 0, 31, (0, -0.015), 6.4, 5.0)
