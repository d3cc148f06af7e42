"""Scene: a rolled towel on one side of the bench, close."""
from library import light, rolls
from library.emitters import halo
from library.views import compose_product

ALT = 'A rolled towel on the broad pale boards of a hemlock bench, emitters glowing in the wall behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.5}


def compose():
    compose_product('kitzbuehel-family-cabin')
    for y in (0.42, 0.82):
        halo((0.007, y, 1.08), (1, 0, 0), 0.19, 0.78, 1.6)
    light.area((1.7, 0.1, 1.75), (-0.9, 0.35, -0.6), 0.8, 0.8, 9, colour=(0.62, 0.78, 1.0))
    rolls.renew()
    light.camera((0.92, 0.05, 1), -48, 46, (0.00, -0.54), 0.94, 2.8)
