"""Scene: the end of the upper bench at the wall of split slate, whose edges cast long shadows in raking light from above on the right."""
from library import clear, light, planed
from library.shapes import put
from library.views import compose_product

ALT = 'Folded towels on a cedar bench before a wall of thin split slate, in raking light from one side'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 1.45, 'balance': 0.6}


def compose():
    compose_product('meribel-chalet-sauna')
    clear.dim(0.30)
    light.area((1.95, 1.82, 2.2), (-1.3, 0.38, -0.85), 0.14, 0.30, 120, 3300, spread=110)
    light.area((0.9, 0.0, 1.9), (-0.1, 1, -0.4), 1.0, 1.0, 7, 3400)
    # Keeps the light from the towels and the bench, which are much paler than slate.
    put('flag', [(1.2, 0.9, 0.0), (1.2, 1.92, 0.0), (1.2, 1.92, 2.3), (1.2, 0.9, 2.3)], [(0, 1, 2, 3)], 'black steel').visible_camera = False
    planed.renew(cedar='planed cedar')
    light.camera((0.64, 0.66, 1.30), -4, 46, (0.0, -0.06), 1.40, 5.0)
