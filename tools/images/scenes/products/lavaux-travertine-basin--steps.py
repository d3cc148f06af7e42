"""Scene: the steps of the sunken basin, low over the water, which mirrors the window."""
from library import light
from library.views import compose_product

ALT = 'Travertine steps lead down under clear, rippled water, which mirrors a bright window, the stone at its edge dark where it is wet'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.1, 'balance': 0.35}


def compose():
    compose_product('lavaux-travertine-basin')
    light.camera((0.42, -0.05, 0.92), -11, 50, (0.0, -0.26), 2.5, 4.0)
