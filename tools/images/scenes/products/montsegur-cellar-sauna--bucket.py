"""Scene: the bucket on the bench with the lit slats below its edge, and a corner of the slate niche."""
from library import light
from library.views import compose_product

ALT = 'A wooden bucket with its ladle across the rim on a cedar bench, lit slats beneath its edge and the slate niche behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95}


def compose():
    compose_product('montsegur-cellar-sauna')
    light.camera((0.95, 0.1, 1.08), 25, 42, (0.00, -0.39), 1.33, 2.8)
