"""Scene: the heater before the wall of split slate, whose layers cast shadows in the light from above."""
from library import light, studio
from library.views import compose_product

ALT = 'Stones in the black cage of a heater before a wall of thin split slate, lit from above'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 1.25, 'balance': 0.7}


def compose():
    compose_product('meribel-chalet-sauna')
    studio.key((1.8, 1.5, 0.95), 5.5, distance=1.3, size=0.5, temperature=5200, yaw=-6, way=(-0.9, -0.45, 0.75))
    studio.rim((1.8, 1.6, 0.95), 5, distance=0.75, temperature=4600, yaw=-6, way=(0.9, 0.15, 0.35))
    light.camera((1.95, 0.25, 1.12), -6, 44, (0.0, -0.02), 1.55, 4.0)
