"""Scene: the stones of the heater in the morning sun, close, before the courses of travertine."""
from library import light
from library.views import compose_product

ALT = 'Split diabase stones heaped in the open cage of a black steel heater, morning sun on them and on the courses of honed travertine behind'
GRADE = {'exposure': 0.58, 'balance': 0.12}


def compose():
    compose_product('saint-veran-stone-sauna')
    light.camera((1.42, 0.34, 1.22), 26.5, 36, (-0.02, -0.165), 1.62, 5.6)
