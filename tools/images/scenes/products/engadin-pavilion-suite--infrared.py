"""Scene: the infrared room inside the pavilion, with its emitters and the slatted backrests of its bench."""
from library import finishes, light, linens, planed, vein_cut  # noqa: F401 (vein_cut adds its material)
from library.emitters import halo
from library.lamps import keep_lamps
from library.pavilion import FLOOR, INFRARED, pavilion

ALT = 'An infrared room lined with hemlock: red emitters between two slatted backrests on the bench, folded towels beside them'
GRADE = {'exposure': 0.9, 'contrast': 1.25, 'balance': 0.25}


def compose():
    x0, x1, y0, y1 = INFRARED
    wide = x1 - x0
    # A bright sky would turn the reflectors of the emitters blue.
    light.indoors()
    pavilion()
    keep_lamps((x0 - 0.01, y0 - 0.1, 0), (x1, y1 + 0.1, FLOOR + 2.14))
    for part in (0.115, 0.5, 0.885):
        halo((x0 + part * wide, y1, FLOOR + 1.16), (0, -1, 0), 0.17, 0.98, 4.5)
    halo((x0, y1 - 0.95, FLOOR + 1.10), (1, 0, 0), 0.34, 0.98, 6.0)
    linens.pile('terry', x0 + 0.86 * wide, y1 - 0.38, FLOOR + 0.462, [(0.36, 0.28, 3, 4, (0, 0)), (0.35, 0.27, 3, -3, (0.004, 0.003)), (0.34, 0.27, 3, 5, (-0.003, 0))],
                layer=0.0125, step=0.0125, thick=0.0095, seed=5)
    # The glass front is behind the camera.
    light.area((3.9, y0 + 0.1, 1.5), (0, 1, -0.1), 1.6, 1.8, 7, 4600)
    light.area((3.9, 2.3, FLOOR + 2.14), (0, 0, -1), 1.0, 0.8, 9, 3200)
    finishes.refine(**{'pale travertine': 'vein-cut travertine'})
    planed.renew_walls(hemlock='planed hemlock')
    light.camera((4.50, 1.34, 1.24), -17, 26, (0.0, -0.04), 2.2, 5.0)
