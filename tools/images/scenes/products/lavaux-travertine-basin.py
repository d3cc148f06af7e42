"""Scene: the sunken travertine basin along its length by day, with three steps at its far end and the reflection of a narrow window on the water."""
from library import clearwater, filled_travertine, finishes, light, planed, wetting  # noqa: F401 (filled_travertine adds a material)
from library.dim import dim_strips
from library.travertine import X0, X1, Y0, Y1, sunken_basin

ALT = 'A sunken basin of pale travertine flush with the floor, three steps leading down into clear water that mirrors a tall window'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.1, 'balance': 0.35}


def compose():
    light.indoors()
    sunken_basin()
    light.area((0, -3.2, 2.6), (0, 1, -0.35), 2.4, 1.0, 14, colour=(1.0, 0.96, 0.90))
    light.area((-2.1, -1.2, 2.5), (1, 0.75, -0.45), 0.9, 1.3, 95, 5200)
    lamps = [(x, 1.3, -0.45, 0.10) for x in (X0 + 0.12, X1 - 0.12)]
    clearwater.renew('travertine', 0.006, line=(0.17, 0.18, 0.18), lamps=lamps, above=(0.26, 0.27, 0.265), net=0.15, joint=0.4, scatter=0.7)
    dim_strips(0.35)
    finishes.refine(travertine='filled travertine')
    planed.renew_walls(hemlock='planed hemlock')
    wetting.wet_all('coping', ((X0, X1), (Y0, Y1)))
    light.camera((0.0, -2.3, 1.15), 0, 38, (0, -0.12), 4.2, 5.6)
