"""Scene: the wood fire and the benches of the sauna through its glass front, close, from the dark slate room."""
from library import buckets, clear, light, materials, planed
from library.views import compose_product

ALT = 'Through glass in black steel: a wood fire in a stove under split stones, and cedar benches in low warm light'
GRADE = {'exposure': 0.95, 'contrast': 1.14, 'balance': 0.34}
# A little darker than `planed dry cedar`.
materials._makers['dry cedar'] = lambda name: planed.wood(name, (0.395, 0.258, 0.148), (0.275, 0.166, 0.092), 190.0, 0.46, 0.28)


def dim_sauna():
    """
    Lowers the lamps of the sauna, so that its corners are dark, and makes them less yellow. The strip under the upper bench
    ends at the lower bench: the slats behind the stove stay dark.
    """
    for lamp in clear.whiten(3200, lambda lamp: lamp.location.y > 1.25 and lamp.location.x < 2.0):
        lamp.data.energy *= 0.5 if lamp.location.z < 2.3 else 0.22
        if 0.7 < lamp.location.z < 0.9:
            lamp.data.energy *= 0.45
            lamp.data.size, lamp.location.x = 0.80, 0.46


def compose():
    compose_product('zuerichberg-loft-suite')
    clear.clear((0.1, 0.4, 0.0), (0.6, 0.9, 0.5), 'turned')
    # The floor of the sauna lies at the height of the tiles of the room, so that some of these would show through it.
    clear.clear((0.0, 1.2, -0.04), (2.0, 3.02, 0.002), 'boards')
    dim_sauna()
    buckets.renew()
    light.spot((1.15, 1.42, 2.44), (0.22, 0.28, -1), 60, 46, 3200)
    planed.renew_walls(**{'planed dry cedar': 'dry cedar'})
    light.camera((1.74, -1.15, 1.00), -11, 40, (0.0, -0.055), 2.95, 4.0)
