"""A clear dusk without purple, for scenes whose subject is the snow: snow takes on the colour of the sky."""
from . import daylight, light


def clear_dusk(strength=1.0):
    """Sets the sky, a pale warm band on the horizon under blue, and the colour of the haze. Call it after `daylight.blue_hour`."""
    light.sky([(0.0, (0.54, 0.42, 0.34)), (0.07, (0.43, 0.40, 0.39)), (0.16, (0.255, 0.315, 0.40)), (0.30, (0.115, 0.180, 0.295)),
               (0.52, (0.052, 0.100, 0.195)), (1.0, (0.024, 0.052, 0.112))], strength)
    daylight.air.colour = tuple(part * strength for part in (0.143, 0.186, 0.257))
