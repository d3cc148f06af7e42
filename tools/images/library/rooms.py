"""Complete rooms as a base for a scene. Each room is open at y = 0, where the camera looks in."""
from .boards import panels, plank_wall


def planked(wood, width, depth, high, ceiling=True, board=0.12, joints=True):
    """Adds a room with board walls. If `ceiling` is True, it also has a board ceiling."""
    plank_wall(wood, (0, depth, 0), (1, 0, 0), (0, 0, 1), width, high, board, joints=joints)
    plank_wall(wood, (0, 0, 0), (0, 1, 0), (0, 0, 1), depth, high, board, joints=joints)
    plank_wall(wood, (width, depth, 0), (0, -1, 0), (0, 0, 1), depth, high, board, joints=joints)
    if ceiling:
        plank_wall(wood, (0, depth, high), (1, 0, 0), (0, -1, 0), width, depth, board)


def stony(stone, width, depth, high, floor='wet slate'):
    """Adds a room with stone slab walls and a tiled floor."""
    panels(stone, (0, depth, 0), (1, 0, 0), (0, 0, 1), width, high, 1.3, 0.62)
    panels(stone, (0, 0, 0), (0, 1, 0), (0, 0, 1), depth, high, 1.3, 0.62)
    panels(stone, (width, depth, 0), (0, -1, 0), (0, 0, 1), depth, high, 1.3, 0.62)
    tiled(floor, 0, width, -4, depth)


def tiled(stone, x0, x1, y0, y1, z=0.0, size=0.9):
    """Adds a floor of square stone tiles of `size` metres."""
    panels(stone, (x0, y0, z), (1, 0, 0), (0, 1, 0), x1 - x0, y1 - y0, size, size, shift=0)
