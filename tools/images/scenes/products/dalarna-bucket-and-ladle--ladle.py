"""Scene: the bowl of the ladle and the foot of the bucket, close."""
from library import light
from library.views import compose_product

ALT = 'The black steel bowl of a ladle on a sauna bench, leaning on a cedar bucket with a riveted hoop'
GRADE = {'exposure': 0.35}


def compose():
    compose_product('dalarna-bucket-and-ladle')
    light.camera((1.565, -0.124, 0.732), -20, 105, focus=0.9, stop=5.6, pitch=13)
