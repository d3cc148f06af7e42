"""Scene: the heater before the wall of split slate."""
from library import finishes, light, studio, things  # noqa: F401 (things adds diabase)
from library.views import compose_product

ALT = 'Stones in the black cage of a heater before a wall of thin split slate, lit from above'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.62}


def compose():
    compose_product('meribel-chalet-sauna')
    finishes.refine(rock='diabase')
    studio.key((1.8, 1.5, 0.95), 36, distance=1.3, size=0.5, temperature=4300, yaw=-6, way=(-0.9, -0.45, 0.75))
    studio.rim((1.8, 1.6, 0.95), 16, distance=0.75, temperature=3300, yaw=-6, way=(0.9, 0.15, 0.35))
    light.camera((1.95, 0.25, 1.12), -6, 40, (0.0, -0.02), 1.3, 4.0)
