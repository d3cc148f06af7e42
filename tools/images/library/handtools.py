"""Joiners' tools and shavings, to lie on a workbench at the height `z`. Angles are in degrees, anticlockwise from +x."""
import math
import random
import numpy as np
from . import materials
from .boards import Boards
from .shapes import put, rod, turned

materials._makers['shaving'] = lambda name: materials._mottled(name, (0.50, 0.34, 0.20), (0.72, 0.55, 0.36), 0.7, 90, 0.0004)


def _axes(turn):
    """Returns the unit vectors along and across a tool that points in the direction `turn`."""
    a = math.radians(turn)
    return np.array((math.cos(a), math.sin(a), 0.0)), np.array((-math.sin(a), math.cos(a), 0.0))


def plane(x, y, z, turn):
    """Adds a wooden smoothing plane with its iron, wedge and horn."""
    along, across = _axes(turn)
    at = lambda u, v, w: np.array((x, y, z)) + along * u + across * v + np.array((0, 0, w))
    body = Boards('hemlock', 0.004)
    body.board(at(-0.06, 0, 0.032), (0.10, 0.064, 0.064), (along, across, (0, 0, 1)))
    body.board(at(0.065, 0, 0.032), (0.11, 0.064, 0.064), (along, across, (0, 0, 1)))
    for side in (-1, 1):
        body.board(at(0, side * 0.027, 0.032), (0.05, 0.010, 0.064), (along, across, (0, 0, 1)))
    body.done('plane')
    lean = along * -0.62 + np.array((0, 0, 0.785))
    iron = Boards('steel', 0.001)
    iron.board(at(-0.028, 0, 0.068), (0.15, 0.046, 0.004), (lean, across, np.cross(lean, across)))
    iron.done('iron')
    wedge = Boards('walnut', 0.003)
    wedge.board(at(-0.016, 0, 0.062), (0.11, 0.044, 0.010), (lean, across, np.cross(lean, across)))
    wedge.done('wedge')
    horn = turned('walnut', (0, 0, 0), [(0.001, 0), (0.016, 0), (0.011, 0.03), (0.017, 0.06), (0.014, 0.075), (0.001, 0.08)], 20)
    horn.location = tuple(at(0.095, 0, 0.064))


def mallet(x, y, z, turn):
    """Adds a joiner's mallet that lies on its side."""
    along, across = _axes(turn)
    at = np.array((x, y, z))
    made = Boards('walnut', 0.005)
    made.board(at + (0, 0, 0.04), (0.14, 0.09, 0.08), (across, along, (0, 0, 1)))
    made.done('head')
    rod('hemlock', tuple(at + along * 0.04 + (0, 0, 0.04)), tuple(at + along * 0.30 + (0, 0, 0.03)), 0.014, 18)


def chisel(x, y, z, turn):
    """Adds a chisel with a turned handle."""
    along, across = _axes(turn)
    at = np.array((x, y, z))
    blade = Boards('steel', 0.0008)
    blade.board(at + along * 0.06 + (0, 0, 0.008), (0.12, 0.024, 0.004), (along, across, (0, 0, 1)))
    blade.done('blade')
    rod('steel', tuple(at + along * 0.115 + (0, 0, 0.011)), tuple(at + along * 0.155 + (0, 0, 0.013)), 0.006, 14)
    rod('cedar', tuple(at + along * 0.15 + (0, 0, 0.014)), tuple(at + along * 0.27 + (0, 0, 0.014)), 0.014, 20)
    rod('brass', tuple(at + along * 0.148 + (0, 0, 0.014)), tuple(at + along * 0.160 + (0, 0, 0.014)), 0.0148, 20)


def square(x, y, z):
    """Adds a try square that hangs on a wall at `y`. (x, z) is its inner corner."""
    stock = Boards('walnut', 0.003)
    stock.box((x, y - 0.026, z - 0.012), (x + 0.20, y - 0.002, z + 0.03))
    stock.done('stock')
    blade = Boards('steel', 0.0005)
    blade.box((x, y - 0.016, z - 0.32), (x + 0.045, y - 0.013, z + 0.02), 'z')
    blade.done('blade')


def shavings(x0, x1, y0, y1, z, count):
    """Adds `count` curled shavings at random places in a rectangle."""
    for _ in range(count):
        px, py, turn = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(0, 6.28)
        radius, turns, wide = random.uniform(0.010, 0.022), random.uniform(0.8, 2.6), random.uniform(0.012, 0.034)
        steps = int(turns * 22)
        t = np.linspace(0, turns * 2 * np.pi, steps)
        reach = radius * (1 - 0.22 * t / t[-1])
        u, w = reach * np.cos(t), radius + reach * np.sin(t)
        drift = np.linspace(0, random.uniform(-0.02, 0.03), steps)
        points = []
        for a, b, c in zip(u, w, drift):
            for side in (0, wide):
                points.append((px + a * math.cos(turn) - (side + c) * math.sin(turn), py + a * math.sin(turn) + (side + c) * math.cos(turn), z + b))
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps - 1)]
        put('shaving', points, faces, 'shaving', True)
