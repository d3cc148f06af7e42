"""Scene: a ladle on the dark lower bench in the evening sun, close."""
from library import buckets, clear, light, planed, sunlit
from library.oestra import inside

ALT = 'A ladle with a brass bowl on a bench of thermo-aspen in low evening sun, its long shadow across the boards'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.85, 'contrast': 1.1, 'balance': 0.22}


def compose():
    light.indoors()
    inside()
    clear.clear((0.0, 0.0, 0.4), (1.3, 1.8, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'rounded')
    clear.dim(0.22)
    buckets.ladle('dark brass', 'stave pine', (0.655, 0.83, 0.4915), (0.90, 0.42, -0.105))
    sunlit.through((0.74, 0.88, 0.46), 147, 15, sunlit.sashes(0.62, 0.24, 1, 1), 5.0, 3900, away=3.0, soft=0.9)
    planed.renew_walls(**{'cedar': 'planed cedar', 'thermo-aspen': 'planed aspen'})
    light.camera((0.60, 0.34, 1.03), 14, 53, (0.03, -0.03), 0.79, 8.0, pitch=48)
