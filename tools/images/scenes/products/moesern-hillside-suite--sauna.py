"""Scene: the sauna from behind its upper bench at the blue hour: the wall of glass, and the plunge in the terrace."""
from library import buckets, calm_glass, clear, light, linens, planed, spruces
from library.fittings import bucket
from library.moesern import by_evening

ALT = 'A cedar sauna seen from its bench: a glass wall, a lit plunge in the terrace beyond it, and a range of peaks in the last light'
GRADE = {'exposure': 0.95, 'balance': 0.38}


def bench():
    """Opens the wall behind the upper bench for the camera, and puts the bucket and the towels on this bench."""
    clear.clear((-0.1, 2.85, -0.1), (2.9, 3.0, 2.6), 'wall', 'behind')
    clear.clear((0.0, 1.6, 0.4), (2.8, 2.9, 1.2), 'rounded', 'staves', 'floor', 'hoop', 'ladle', 'turned')
    bucket(0.93, 2.42, 0.92)
    linens.pile('terry', 1.43, 2.50, 0.922, [(0.33, 0.25, 3, 182, (0, 0)), (0.32, 0.25, 3, 176, (0.004, 0.004)), (0.31, 0.24, 3, 183, (-0.003, 0))],
                layer=0.0125, step=0.0125, thick=0.0095, seed=7)


def compose():
    by_evening()
    for lamp in clear.whiten(3400, lambda lamp: 0.3 < lamp.location.y < 3 and lamp.location.x < 2.8):
        # The lamps above the upper bench would burn it out.
        lamp.data.energy *= 0.6 if lamp.location.y > 2.5 else 1.0
    bench()
    spruces.renew(snow=0.5, seed=3)
    buckets.renew(160)
    planed.renew_walls(cedar='planed dry cedar', hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((1.20, 3.55, 1.31), 180, 30, (0.0, 0.005), 2.2, 11.0)
