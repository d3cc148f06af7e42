"""Haze that lies in the valleys, in addition to the haze of a time of day. It lifts the foot of distant mountains."""
from .daylight import air


def fill_valley(distance, height, floor=0.0):
    """
    Adds a layer of haze. Level with the viewer it hides 63 % of an object at `distance` metres, and its density falls
    to 37 % at `height` metres above `floor`, which becomes the floor of all layers. Call it after the time of day and
    before adding the landscape, because materials read the haze.
    """
    air.layers = (*air.layers, (distance, height))
    air.floor = floor
