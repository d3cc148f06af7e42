"""Scene: the hoops and the pivot of the bucket, close."""
from library import light
from library.views import compose_product

ALT = 'Cedar staves, riveted hoops and the pivot of a tipping bucket on a wall of slate'
DETAIL = 0.5
GRADE = {'exposure': 0.72}


def compose():
    compose_product('gruyeres-tipping-bucket')
    light.camera((0.553, -0.47, 2.054), -22, 93, focus=1.4, stop=5.6, pitch=-12)
