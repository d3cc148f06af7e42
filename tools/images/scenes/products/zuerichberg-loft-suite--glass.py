"""Scene: the lit sauna behind its glass door in black steel, with a wood fire, and a candle lantern on the slate in front of it."""
from library import calm_glass, clear, lanterns, light, materials, open_stove, planed
from library.views import compose_product

ALT = 'A lit cedar sauna with a wood fire behind glass in black steel, a candle lantern on the dark slate beside its door'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'balance': 0.36}
# A little darker than `planed dry cedar`.
materials._makers['dry cedar'] = lambda name: planed.wood(name, (0.415, 0.272, 0.155), (0.290, 0.176, 0.098), 190.0, 0.46, 0.28)


def compose():
    compose_product('zuerichberg-loft-suite')
    clear.clear((0.1, 0.4, 0.0), (0.6, 0.9, 0.5), 'turned')
    open_stove.remove((1.31, 1.67, 0), (1.86, 2.22, 1.0))
    open_stove.stove(1.36, 1.72, yaw=-18)
    lanterns.lantern(0.55, 0.72, 0.001, 0.18, 0.30)
    clear.whiten(3300, lambda lamp: lamp.location.y > 1.25 and lamp.location.x < 2.0)
    planed.renew_walls(cedar='dry cedar')
    calm_glass.renew()
    light.camera((1.95, -1.35, 0.92), -18.5, 36, (0.0, -0.045), 2.2, 6.3)
