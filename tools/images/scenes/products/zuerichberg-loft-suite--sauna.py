"""Scene: the dark room with the lit plunge from the lower bench of the sauna, past the hot stove."""
from library import clear, light, planed
from library.boards import panels
from library.views import compose_product

ALT = 'From the bench of a cedar sauna past its hot stove: black-framed glass, and behind it the lit steel plunge in a dark slate room'
GRADE = {'exposure': 1.1, 'balance': 0.5}


def far_wall():
    """Adds the wall that the main view does not show, and the daylight of a skylight along the wall."""
    panels('wet honed slate', (3.5, -3.2, 0), (-1, 0, 0), (0, 0, 1), 3.5, 3.1, 1.2, 0.9, shift=0)
    light.area((1.75, -2.75, 3.08), (0.1, 0.25, -1), 3.0, 0.5, 110, 5600)


def compose():
    compose_product('zuerichberg-loft-suite')
    far_wall()
    # The bucket and the towels would be cut off at the lower edge.
    clear.clear((0.55, 1.80, 0.45), (1.25, 2.36, 0.91))
    clear.clear((0.02, 2.2, 0.9), (0.9, 3.0, 1.3), 'cloth')
    clear.whiten(3150, lambda lamp: lamp.data.type == 'AREA' and lamp.location.y > 1.2)
    planed.renew_walls(**{'planed dry cedar': 'planed cedar'})
    light.camera((0.42, 2.62, 1.28), 145, 27, (0.0, -0.07), 2.6, 5.6)
