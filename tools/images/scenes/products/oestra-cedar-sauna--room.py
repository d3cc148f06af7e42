"""Scene: the sauna for four in its room, wide, with the last sun on the wall beside it."""
from library import light, sunlit
from library.views import compose_product

ALT = 'A cedar sauna for four behind clear glass, wide, in a pale room with larch boards, evening sun through a window on the wall behind a walnut stool with folded towels'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.8, 'contrast': 1.2}


def compose():
    compose_product('oestra-cedar-sauna')
    # The low sun falls through a window that the image does not show.
    sunlit.through((3.15, 1.95, 0.80), 140, 15, sunlit.sashes(1.9, 1.8, 3, 1, 0.045), 3.4, 3500, away=4.3, soft=1.1)
    light.camera((1.9, -3.75, 1.25), -5, 27, (0.03, -0.04), 4.3, 5.0)
