"""Scene: the bucket on the lower bench, close."""
from library import light
from library.views import compose_product

ALT = 'A wooden bucket with two dark brass hoops and a ladle across its rim on a cedar bench, light behind the slats of the bench above'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.6}


def compose():
    compose_product('soelden-garden-sauna')
    light.camera((0.98, 0.42, 1.47), 22, 46, (0.0, -0.38), 1.15, 3.2)
