"""Scene: folded towels on the end of the bench below an emitter, close."""
from library import light, terry
from library.views import compose_product

ALT = 'Folded towels on the end of a hemlock bench below a glowing emitter, with light between the slats under its edge'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('vaettern-window-cabin')
    terry.renew()
    light.camera((0.8, 0.1, 1), 31, 46, (0.00, -0.52), 1.08, 2.8)
