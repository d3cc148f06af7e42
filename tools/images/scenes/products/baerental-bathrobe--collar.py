"""Scene: the collar of the robe on its hanger, close."""
from library import light
from library.views import compose_product

ALT = 'The shawl collar of a bathrobe of undyed waffle cotton, on a walnut hanger'
DETAIL = 0.5
GRADE = {'exposure': 1.18, 'balance': 0.35, 'saturation': 0.95}


def compose():
    compose_product('baerental-bathrobe')
    light.camera((-0.294, -1.321, -0.04), 14, 90, focus=1.3, stop=8)
