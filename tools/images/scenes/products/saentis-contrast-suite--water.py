"""Scene: the water of the plunge, low along its surface from the side of the sauna. The window, the bench and the cedar wall are mirrored in it."""
from library import clear, light
from library.saentis import plunge, suite, view

ALT = 'A sunken slate plunge seen low along its surface, its gently rippled water mirroring the wide window on snowy spruces and the cedar bench'
GRADE = {'exposure': 0.9, 'balance': 0.4}


def compose():
    suite()
    view()
    plunge()
    # The edge of the image would cut the candles.
    clear.clear((2.0, 0.4, -0.1), (2.4, 0.8, 0.4))
    light.camera((0.30, -0.75, 1.02), 74, 42, (0.0, -0.14), 2.6, 5.6)
