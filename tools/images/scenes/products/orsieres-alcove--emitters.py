"""Scene: the emitters and a backrest inside the niche."""
from library import light
from library.views import compose_product

ALT = 'Dark red emitters and a slatted backrest above the hemlock bench of the niche'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    compose_product('orsieres-alcove')
    light.camera((1.5, 0.06, 1.15), -48, 26, (0.0, -0.10))
