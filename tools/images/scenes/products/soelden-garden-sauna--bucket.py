"""Scene: the bucket on the lower bench, close."""
from library import clear, light, planed
from library.views import compose_product

ALT = 'A wooden bucket with two dark brass hoops and a ladle across its rim on a cedar bench, light behind the slats of the bench above'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.2}


def compose():
    compose_product('soelden-garden-sauna')
    planed.renew_walls(cedar='planed cedar')
    # Daylight from the glass gable, from the left.
    clear.dim(0.5)
    clear.whiten(3300)
    light.area((0.4, 0.05, 1.8), (0.55, 1, -0.3), 0.9, 1.6, 30, 6000)
    light.camera((0.98, 0.42, 1.47), 22, 46, (0.0, -0.38), 1.15, 3.2)
