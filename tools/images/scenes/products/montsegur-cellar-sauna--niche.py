"""Scene: the heater in its niche of split slate, between the ends of the benches."""
from library import clear, draped, light
from library.views import compose_product

ALT = 'A heater in a niche of dark split slate, a towel over the edge of the cedar bench beside it'
GRADE = {'exposure': 1.05}


def compose():
    compose_product('montsegur-cellar-sauna')
    clear.clear((1.4, 0.9, 0.4), (2.0, 1.6, 1.0), 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.clear((0.0, 0.9, 0.1), (0.75, 2.3, 1.0), 'draped')
    clear.dim(0.55)
    seat = draped.box((1.431, -1.5, 0.36), (2.0, 2.38, 0.463))
    draped.over_edge(1.436, 1.50, 0.46, [seat], 0.58, 0.74, 0.29, -84, seed=7)
    light.spot((1.0, 2.72, 1.36), (0.0, -0.55, -1), 26, 80, 3000, 0.04)
    light.spot((0.9, 0.3, 2.0), (0.25, 0.85, -0.95), 26, 60, 2950, 0.10)
    light.camera((0.68, -0.16, 1.10), 14, 33, (0.0, -0.06), 2.0, 5.6)
