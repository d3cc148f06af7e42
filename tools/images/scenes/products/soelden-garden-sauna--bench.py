"""Scene: the upper bench with its towels, in daylight from the glass gable; outside, footprints in the snow."""
import bpy
from library import calm_glass, clear, clearings, light, planed, spruces, winter
from library.linens import pile
from library.views import compose_product

ALT = 'The upper cedar bench with folded towels, and beyond it a snowy garden and a forest through the glass gable'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'balance': 0.45}
BENCH = 1.32  # height of the upper bench in metres


def opposite_forest():
    """Adds the other end of the garden with its forest, which the main view does not show."""
    clearing = lambda x, y: y > -46 and abs(x - 0.4) < 5.5
    ground = winter.ground(winter.hill(1.3, 15, 4), near=-220, far=-13.9, focus=((-4, 6), (-22, -13.9)), fine=0.06)
    spruces.forest(winter.scatter(240, -75, 47, -95, -27, 3.2, clearing), ground, (7, 14), snow=0.6)


def daylight_inside():
    """Makes the lamps of the main view weaker and white, and adds the daylight that the glass gable lets in."""
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA':
            lamp.data.energy *= 0.28
            lamp.data.color = light.kelvin(3900)
    light.area((1.6, 0.06, 1.7), (0.1, 1, -0.35), 2.8, 2.2, 85, 6000)


def compose():
    compose_product('soelden-garden-sauna')
    clear.clear((0.3, 1.7, BENCH - 0.02), (1.1, 2.5, BENCH + 0.4), 'cloth', 'rounded')
    clear.clear((1.2, 1.0, 0.8), (1.9, 1.8, 1.5), 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    pile('terry', 0.85, 2.08, BENCH, [(0.42, 0.30, 3, 4, (0, 0)), (0.41, 0.295, 3, 1, (0.005, 0.004)), (0.37, 0.27, 3, 6, (-0.004, 0.0))], layer=0.0125, step=0.0125, thick=0.0095, seed=5)
    clearings.clear(lambda x, y: y > 0)
    opposite_forest()
    daylight_inside()
    calm_glass.renew()
    planed.renew(cedar='planed cedar')
    light.camera((2.6, 2.4, 2.0), 235, 21, (0.0, -0.075), 2.0, 6.3)
