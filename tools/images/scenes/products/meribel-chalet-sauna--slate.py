"""Scene: the heater before the wall of split slate, whose layers cast shadows in the light from above."""
from library import finishes, light, materials, studio
from library.views import compose_product

ALT = 'Stones in the black cage of a heater before a wall of thin split slate, lit from above'
SAMPLES = 14
DETAIL = 0.6
GRADE = {'exposure': 0.95, 'balance': 0.62}
materials._makers['dark peridotite'] = lambda name: materials._mottled(name, (0.013, 0.014, 0.0135), (0.062, 0.063, 0.059), 0.7, 150, 0.003)


def compose():
    compose_product('meribel-chalet-sauna')
    finishes.refine(rock='dark peridotite')
    studio.key((1.8, 1.5, 0.95), 14, distance=1.3, size=0.5, temperature=4300, yaw=-6, way=(-0.9, -0.45, 0.75))
    studio.rim((1.8, 1.6, 0.95), 16, distance=0.75, temperature=3300, yaw=-6, way=(0.9, 0.15, 0.35))
    light.camera((1.95, 0.25, 1.12), -6, 44, (0.0, -0.02), 1.55, 4.0)
