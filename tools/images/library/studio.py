"""
Light for pictures of single objects: a soft key from the upper left, and a narrow strip behind the object on the right.
Unlike the lamps of `light`, both show in reflections, so that glass, metal and oiled wood have highlights.
"""
import math
import numpy as np
from . import light


def softbox(at, way, distance, width, height, watts, temperature=4500, yaw=0.0, spread=180):
    """
    Adds a lamp that shines on the point `at` from the direction `way`, `distance` metres away. `way` is seen from the
    camera: x to the right, y away from it, z up; `yaw` is the camera's, in degrees.
    """
    a = math.radians(-yaw)
    x, y, z = np.array(way, float) / np.linalg.norm(way)
    way = np.array((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
    lamp = light.area(np.array(at) + way * distance, -way, width, height, watts, temperature, spread=spread)
    lamp.visible_glossy = True
    return lamp


def key(at, watts, distance=1.1, size=0.7, temperature=4500, yaw=0.0, way=(-0.75, -0.45, 0.8)):
    """Adds the main light: a square softbox up to the left, at about 45 degrees."""
    return softbox(at, way, distance, size, size, watts, temperature, yaw)


def rim(at, watts, distance=0.8, temperature=4800, yaw=0.0, way=(0.8, 0.55, 0.35), tall=0.6):
    """Adds a narrow upright strip behind the object on the right, which lights its edge."""
    return softbox(at, way, distance, 0.07, tall, watts, temperature, yaw)
