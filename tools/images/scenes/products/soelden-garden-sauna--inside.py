"""Scene: the two tiers of benches under the pitched cedar ceiling, with the heater at their end."""
from library import light
from library.views import compose_product

ALT = 'Two tiers of cedar benches with lit slats beneath a pitched cedar ceiling, a hemlock bucket and a black heater with stones'
GRADE = {'exposure': 0.6}


def compose():
    compose_product('soelden-garden-sauna')
    light.camera((0.32, 0.05, 1.82), 40, 24, (0.0, -0.12), 2.0, 5.0)
