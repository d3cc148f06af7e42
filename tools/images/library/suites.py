"""Parts of the larger scenes: sauna interiors, glass fronts in black steel, evening landscapes and decks."""
import math
import bmesh
from . import light, nature
from .boards import Boards, bench, plank_wall
from .fittings import bucket, heater, stove, towels
from .shapes import pane, rod, rounded, turned


def evening(flat, shape=0.0, trees=70, free=lambda x, y: False, near=-14, peaks=None, prints=(), rise_at=16, glow=0.35, far=46):
    """
    Adds snow, spruces and mountains around the level area `flat` (x0, x1, y0, y1, height). Around y = `rise_at` the
    ground rises by `shape` metres. Returns the ground object.
    """
    hill = lambda x, y: shape / (1 + math.e ** (-(y - rise_at) / 4))
    field = nature.snowfield(flat, lambda x, y: shape / (1 + 2.718 ** (-(y - rise_at) / 4)), near=near, far=90, prints=prints)
    ground = lambda x, y: nature.drift(x, y) + hill(x, y)
    nature.forest(nature.scatter(trees, -32, 32, flat[3] + 6, far, 1.9, free), ground, (0.5, 1.05))
    nature.mountains(peaks or [(250, 3000, 1300, 1000), (-1400, 3400, 1200, 1000), (1700, 3300, 1250, 1000)], glow=glow)
    return field


def cut(field, x0, x1, y0, y1):
    """Removes a rectangle from the ground `field`, to make room for a pool."""
    body = bmesh.new()
    body.from_mesh(field.data)
    inside = [v for v in body.verts if x0 < v.co.x < x1 and y0 < v.co.y < y1]
    bmesh.ops.delete(body, geom=inside, context='VERTS')
    body.to_mesh(field.data)
    body.free()


def cabin(x0, x1, y0, y1, z, high, wood='cedar', seats='bench', warm=1.0):
    """
    Adds the interior of a sauna or an infrared cabin, open at the front. With `seats` 'bench' it has two tiers of
    benches, a stove with a flue, and a bucket; with 'infrared' it has one bench and heating panels.
    """
    for origin, along, length in (((x0, y1, z), (1, 0, 0), x1 - x0), ((x0, y0, z), (0, 1, 0), y1 - y0), ((x1, y1, z), (0, -1, 0), y1 - y0)):
        plank_wall(wood, origin, along, (0, 0, 1), length, high - z)
    plank_wall(wood, (x0, y1, high), (1, 0, 0), (0, -1, 0), x1 - x0, y1 - y0)
    floor = Boards('slate', 0.003)
    floor.box((x0, y0, z - 0.03), (x1, y1, z))
    floor.done()
    wide = x1 - x0
    if seats == 'bench':
        bench(wood, x0 + 0.02, x1 - 0.02, y1 - 0.64, y1 - 0.02, z + 0.92, z)
        bench(wood, x0 + 0.02, x1 - min(0.9, wide * 0.36), y1 - 1.2, y1 - 0.62, z + 0.46, z)
        stove(x1 - 0.62, y1 - 1.28, z, 0.44, 0.42, 0.95, pipe=high)
        bucket(x0 + wide * 0.42, y1 - 0.9, z + 0.46)
        towels(x0 + wide * 0.16, y1 - 0.5, z + 0.92)
    else:
        bench(wood, x0 + 0.02, x1 - 0.02, y1 - 0.56, y1 - 0.02, z + 0.48, z, light=5)
        for at in (x0 + wide * 0.28, x0 + wide * 0.72):
            heater(at, z + 0.72, z + 1.72, y1 - 0.05, 0.26, 9)
        towels(x0 + wide * 0.5 - 0.2, y1 - 0.44, z + 0.48, 0.4, 0.3, 3)
    light.strip((x0 + 0.05, y1 - 0.05, high - 0.08), (x1 - 0.05, y1 - 0.05, high - 0.08), (0, 0.1, -1), 6 * wide * warm, 2750)
    if seats == 'bench':
        light.strip((x0 + 0.05, y1 - 0.04, z + 1.38), (x1 - 0.05, y1 - 0.04, z + 1.38), (0, 0.15, -1), 3.4 * wide * warm, 2700)
    light.area(((x0 + x1) / 2, (y0 + y1) / 2, high - 0.04), (0, 0, -1), wide * 0.6, (y1 - y0) * 0.4, 11 * wide * warm, 2850)


def glass_front(stops, z, high, y=0.0, door=None, bar=0.04):
    """
    Adds glass panes in a black steel frame along x, with posts at the x positions `stops`. `door` is the x position of
    a door handle.
    """
    steel = Boards('black steel', 0.004)
    for x in stops:
        steel.box((x - bar / 2, y - 0.03, z), (x + bar / 2, y + 0.03, high), 'z')
    for level in (z, high - bar):
        steel.box((stops[0], y - 0.028, level), (stops[-1], y + 0.028, level + bar))
    if door is not None:
        steel.box((door, y - 0.09, z + 0.85), (door + 0.02, y - 0.06, z + 1.45), 'z')
        for level in (z + 0.9, z + 1.38):
            steel.box((door, y - 0.08, level), (door + 0.02, y, level + 0.02))
    steel.done('front')
    for a, b in zip(stops, stops[1:]):
        pane(((a + b) / 2, y, (z + high) / 2), (1, 0, 0), (0, 0, 1), b - a, high - z)


def glass_side(stops, z, high, x, bar=0.04):
    """Adds glass panes in a black steel frame along y, at `x`, with posts at the y positions `stops`."""
    steel = Boards('black steel', 0.004)
    for y in stops:
        steel.box((x - 0.03, y - bar / 2, z), (x + 0.03, y + bar / 2, high), 'z')
    for level in (z, high - bar):
        steel.box((x - 0.028, stops[0], level), (x + 0.028, stops[-1], level + bar), 'y')
    steel.done('side')
    for a, b in zip(stops, stops[1:]):
        pane((x, (a + b) / 2, (z + high) / 2), (0, 1, 0), (0, 0, 1), b - a, high - z)


def deck(wood, x0, x1, y0, y1, top, hole=None, board=0.145):
    """Adds a deck of boards along x. `hole` (x0, x1, y0, y1) is left open."""
    boards = Boards(wood, 0.004)
    rows = max(1, round((y1 - y0) / board))
    step = (y1 - y0) / rows
    for i in range(rows):
        a, b = y0 + i * step, y0 + (i + 1) * step - 0.006
        spans = [(x0, x1)] if not hole or b < hole[2] or a > hole[3] else [(x0, hole[0]), (hole[1], x1)]
        for p, q in spans:
            boards.box((p, a, top - 0.03), (q, b, top))
    boards.box((x0, y0 - 0.03, top - 0.2), (x1, y0 - 0.002, top - 0.001))
    boards.done('deck')


def daybed(x, y, z=0.0, length=1.95, width=0.8, wood='walnut', cloth='linen', head='left'):
    """Adds a daybed along x: a low frame, a mattress, and a bolster at the end `head`, which is 'left' or 'right'."""
    frame = Boards(wood, 0.006)
    frame.box((x, y, z + 0.2), (x + length, y + width, z + 0.27))
    for a in (x + 0.1, x + length - 0.18):
        frame.box((a, y + 0.06, z), (a + 0.08, y + width - 0.06, z + 0.2), 'z')
    frame.done('daybed')
    rounded(cloth, (x + 0.02, y + 0.02, z + 0.27), (x + length - 0.02, y + width - 0.02, z + 0.41), 0.05, 0.008)
    at = x + 0.05 if head == 'left' else x + length - 0.33
    rounded('wool', (at, y + 0.08, z + 0.41), (at + 0.28, y + width - 0.08, z + 0.56), 0.07, 0.01)


def rain_shower(x, y, z, back):
    """Adds a rain shower in black steel: a flat head on an arm from the wall at y = `back`, and a tap."""
    turned('black steel', (x, y, z + 2.12), [(0.001, 0), (0.15, 0), (0.15, 0.012), (0.02, 0.02), (0.012, 0.05), (0.001, 0.05)], 40)
    rod('black steel', (x, y, z + 2.16), (x, back, z + 2.16), 0.011)
    rod('black steel', (x, back - 0.03, z + 1.0), (x, back - 0.03, z + 1.16), 0.02)
    rod('black steel', (x - 0.09, back - 0.03, z + 1.08), (x + 0.09, back - 0.03, z + 1.08), 0.011)
