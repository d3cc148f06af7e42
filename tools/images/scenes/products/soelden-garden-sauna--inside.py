"""Scene: the two tiers of benches under the pitched cedar ceiling, with the heater at their end."""
from library import clear, light, planed, split_stones
from library.boards import Boards
from library.views import compose_product

ALT = 'Two tiers of cedar benches with lit slats beneath a pitched cedar ceiling, a hemlock bucket and a black heater with stones'
GRADE = {'exposure': 0.25}
DEEP, EAVE, WIDE = 2.5, 2.5, 3.2  # as in the main scene


def compose():
    compose_product('soelden-garden-sauna')
    # A cornice hides the two strips of light under the gable, whose light leaves a dark band between them.
    cornice = Boards('cedar', 0.004)
    cornice.box((0.07, DEEP - 0.15, EAVE - 0.035), (WIDE - 0.07, DEEP - 0.021, EAVE + 0.015))
    cornice.done('cornice')
    split_stones.renew()
    planed.renew_walls(cedar='planed cedar')
    # Daylight from the right half of the glass gable, behind the camera.
    clear.dim(0.5)
    clear.whiten(3300)
    light.area((2.7, 0.02, 1.8), (-0.5, 1, -0.2), 1.2, 2.2, 38, 6000)
    light.camera((0.32, 0.05, 1.82), 40, 24, (0.0, -0.12), 2.0, 5.0)
