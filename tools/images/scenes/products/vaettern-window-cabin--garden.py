"""Scene: the bench and two emitters of the cabin, and the snowy garden through the door, the glass side and the window."""
from library import light
from library.views import compose_product

ALT = 'The snowy garden seen through the glass corner of a hemlock cabin, past its bench and two glowing emitters, low sun on the slats of its floor'
GRADE = {'exposure': 0.55, 'contrast': 1.2, 'balance': 0.3}


def compose():
    compose_product('vaettern-window-cabin')
    light.camera((0.43, -1.0, 1.22), 34, 30, (0.0, -0.07), 2.8, 7.0)
