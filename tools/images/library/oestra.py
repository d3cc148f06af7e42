"""The interior of the Östra Cedar Sauna, shared by the scenes that show it."""
from . import light, rooms
from .boards import bench
from .fittings import bucket, towels
from .saunas import heater, rail, rests

WIDE, DEEP, HIGH = 1.94, 1.8, 2.08


def inside():
    """
    Adds the interior: cedar walls, dark benches, and a heater behind a rail. Returns the width, depth and height of the
    room in metres.
    """
    rooms.planked('cedar', WIDE, DEEP, HIGH, joints=False)
    rooms.tiled('slate', 0, WIDE, -0.02, DEEP, z=0.004, size=0.6)
    bench('thermo-aspen', 0.0, WIDE, 1.22, DEEP, 0.90)
    bench('thermo-aspen', 0.0, 1.28, 0.62, 1.22, 0.45)
    rests('thermo-aspen', (0.08, DEEP, 0.9), (1, 0, 0), WIDE - 0.16)
    heater(1.46, 0.62, 0.004, 0.38, 0.36, 0.84, 0.32)
    rail('thermo-aspen', 1.38, WIDE, 0.50, 1.2, 0.62)
    bucket(0.86, 0.94, 0.45)
    towels(0.28, 1.36, 0.90, 0.38, 0.3, 3)
    light.strip((0.05, DEEP - 0.04, HIGH - 0.05), (WIDE - 0.05, DEEP - 0.04, HIGH - 0.05), (0, 0, -1), 14, 2800)
    light.area((0.95, 0.8, HIGH - 0.03), (0, 0, -1), 1.3, 0.9, 28, 2950)
    return WIDE, DEEP, HIGH
