"""
Scene: the inside of the barrel sauna on a winter morning from its open door, with curved staves, both benches, the fire, and a
view of the lake and its wooded shore through the half-moon window, whose light lies on the bench.
"""
import math
import bpy
import numpy as np
from library import barrel, buckets, clear, daylight, distant, finishes, fittings, haze, hearths, honey_cedar, light, materials, open_stove, planed, split_stones, spruces, still_water, thrown, weaves, winter  # noqa: F401 (honey_cedar and weaves add materials)
from library.barrel import FLOOR, INNER, LONG, MIDDLE
from library.boards import Boards
from library.nodes import fresh, rgba
from library.shapes import put

ALT = 'Inside the cedar barrel, seen from its door: a wood-burning stove, two facing benches, a grey cloth on one of them, a bucket on the floor, and a half-moon window towards the lake'
GRADE = {'exposure': 1.05, 'contrast': 1.3, 'balance': 0.24}
# Paler than the stones of other stoves, because the backlight leaves their faces dark.
materials._makers['pale diabase'] = lambda name: materials._mottled(name, (0.060, 0.062, 0.060), (0.175, 0.178, 0.170), 0.7, 30, 0.003)


def backing():
    """Adds a dark sheet behind the planks of the end wall, around its window, so that no daylight shows in their joints."""
    y, arc = LONG - 0.086, np.linspace(0, math.pi, 41)
    points = [(r * math.cos(a), y, MIDDLE + up + r * math.sin(a)) for a in arc for r, up in ((0.625, 0.14), (1.0, 0.0))]
    put('backing', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)], 'void')
    low = [(math.cos(a), y, MIDDLE + math.sin(a)) for a in arc + math.pi]
    put('backing', low + [(1.0, y, MIDDLE + 0.13), (-1.0, y, MIDDLE + 0.13)], [tuple(range(43))], 'void')


def shorten_bench():
    """Ends the left bench and its backrest half a metre earlier, so that the door of the stove can be opened."""
    for vertex in bpy.data.objects['benches'].data.vertices:
        if vertex.co.x < -0.3 and 1.4 < vertex.co.y < 1.7:
            vertex.co.y -= 0.5


def _rings(of, x, y, profile):
    """
    Adds a round part that follows the curve of the staves around the flue at (x, y). `profile` are pairs of the distance
    from the middle of the flue and the distance from the staves, in metres.
    """
    turn, points = np.linspace(0, 2 * math.pi, 96, endpoint=False), []
    for reach, deep in profile:
        across = x + reach * np.cos(turn)
        points += zip(across, y + reach * np.sin(turn), MIDDLE + np.sqrt((INNER - deep) ** 2 - across ** 2))
    put('rings', points, [(96 * k + i, 96 * k + (i + 1) % 96, 96 * (k + 1) + (i + 1) % 96, 96 * (k + 1) + i) for k in range(len(profile) - 1) for i in range(96)], of, True)


def flue_passage(x, y, radius=0.065):
    """
    Adds the parts where the flue at (x, y) leaves through the staves: a round shield that lies on them, and a sleeve with a
    rolled edge that closes the gap around the flue.
    """
    _rings('black steel', x, y, ((radius + 0.034, 0.0), (radius + 0.034, 0.0025), (radius + 0.032, 0.004), (radius + 0.012, 0.004)))
    _rings('black steel', x, y, ((radius + 0.014, 0.003), (radius + 0.013, 0.024), (radius + 0.010, 0.029), (radius + 0.005, 0.030), (radius - 0.001, 0.026)))


def _charcoal():
    """Returns the material of burning charcoal: grey ash on the upper sides, and a glow that is brighter in the hollows below."""
    made, n, surface = fresh('charcoal')
    at = n('NewGeometry').outputs
    up = n('SeparateXYZ', {0: at['Normal']}).outputs[2]
    ash = n.ramp(n.math('MULTIPLY_ADD', n.noise(at['Position'], 90.0, 3, 0.6).outputs[0], 0.9, up), [(0.75, 0.0), (1.25, 1.0)], 'EASE')
    heat = n.math('MULTIPLY_ADD', up, -0.16, n.noise(at['Position'], 17.0, 3, 0.55).outputs[0])
    glow = n.ramp(heat, [(0.34, (0.02, 0.001, 0.0)), (0.48, (0.42, 0.030, 0.001)), (0.62, (1.25, 0.20, 0.010)), (0.78, (2.0, 0.62, 0.06))], 'EASE')
    body = n('BsdfDiffuse', {'Color': n.mix(ash, rgba((0.016, 0.013, 0.012)), rgba((0.11, 0.10, 0.09)))})
    shown = n('Emission', {'Color': glow, 'Strength': n.math('MULTIPLY_ADD', ash, -0.75, 1.0)})
    n.link(n('AddShader', {0: body.outputs[0], 1: shown.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def embers(x0, x1, y0, y1, z):
    """Replaces the embers of the fire by pieces of charcoal of different sizes, which lie on each other in a low heap."""
    clear.clear((x0 - 0.03, y0 - 0.03, z - 0.01), (x1 + 0.03, y1 + 0.03, z + 0.1), 'embers')
    of, pick = _charcoal(), np.random.default_rng(7)
    meshes = [split_stones._split_stone(index, of) for index in range(8)]
    for index in range(110):
        u, v, size = pick.uniform(0, 1), pick.uniform(0, 1), pick.uniform(0.010, 0.020)
        made = bpy.data.objects.new('charcoal', meshes[index % 8])
        heap = 0.030 * (math.sin(math.pi * u) * math.sin(math.pi * v)) ** 0.6
        made.location = (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z + heap + 0.4 * size)
        made.rotation_euler = pick.uniform(0, 6.28, 3)
        made.scale = (size * 1.5, size, size * 0.9)
        bpy.context.collection.objects.link(made)


def hearth_plate():
    """Adds the steel plate under the stove and before its door, which protects the boards of the floor, with a low edge."""
    x0, x1, y0, y1 = -0.76, -0.24, 1.50, 2.20
    plate = Boards('black steel', 0.0015)
    plate.box((x0, y0, FLOOR), (x1, y1, FLOOR + 0.004))
    for a, b in (((x0, y0, FLOOR), (x1, y0 + 0.004, FLOOR + 0.014)), ((x0, y0, FLOOR), (x0 + 0.004, y1, FLOOR + 0.014)), ((x1 - 0.004, y0, FLOOR), (x1, y1, FLOOR + 0.014))):
        plate.box(a, b)
    plate.done('hearth plate')


def lake():
    """Adds the lake behind the window, a wooded shore in haze that it mirrors, and hills."""
    haze.fill_valley(1900, 40, -1)
    still_water.lake(-500, 500, 3, 260, -0.55, (0.020, 0.036, 0.042))
    shore = lambda x: 176 + 16 * np.sin(np.asarray(x, float) / 37) + 9 * np.sin(np.asarray(x, float) / 13 + 1)
    rise = lambda x, y: -2.2 + 2.2 / (1 + np.exp((shore(x) - np.asarray(y, float)) / 4)) + np.clip(0.12 * (np.asarray(y, float) - shore(x)), 0, 26)
    ground = winter.ground(rise, near=120, far=420, side=260, focus=((-60, 60), (150, 200)), fine=0.8, relief=0.006)
    spruces.forest(winter.scatter(420, -130, 120, 172, 290, 3.0, lambda x, y: y < shore(x) + 6), ground, (8, 17), snow=0.35, seed=6)
    distant.ridge(-1600, 1700, 1500, [150, 210, 170, 260, 190, 230, 160], 800, 0, 9, trees=700, snow=0.5, rugged=0.3)


def compose():
    barrel.body()
    barrel.ends()
    barrel.inside()
    shorten_bench()
    backing()
    flue_passage(-0.51, 2.02)
    hearth_plate()
    open_stove.remove((-0.78, 1.66, FLOOR - 0.01), (-0.24, 2.2, FLOOR + 0.9))
    hearths.wood_stove(-0.72, 1.72, FLOOR + 0.004, 0.42, 0.40, 0.80)
    split_stones.renew()
    finishes.refine(**{'dry diabase': 'pale diabase'})
    embers(-0.655, -0.365, 1.77, 2.04, FLOOR + 0.154)
    fittings.bucket(0.15, 2.02, FLOOR)
    buckets.renew(watts=1.0)
    thrown.thrown('grey herringbone', 0.69, 1.50, FLOOR + 0.43, 0.42, 0.60, 12, crush=0.22, seed=5)
    # The door is open, and the camera stands in it.
    clear.clear((-0.45, 0.0, FLOOR), (0.45, 0.15, MIDDLE + 0.9), 'sheet', 'pull')
    # The glass would mirror the bright door behind the camera as white shards.
    clear.clear((-0.7, LONG - 0.12, MIDDLE), (0.7, LONG - 0.08, MIDDLE + 0.9), 'sheet')
    clear.dim(0.12)
    clear.whiten(3300)
    daylight.low_sun(-36, 37, 1.5, mist=0.25, seed=4.0, warmth=4500)
    daylight.air.colour = (0.80, 0.81, 0.83)
    light.area((0, LONG - 0.16, MIDDLE + 0.44), (0, -1, -0.12), 1.1, 0.5, 8, 6000)
    light.area((0, 0.15, MIDDLE + 0.2), (0, 1, -0.2), 0.6, 0.9, 1.6, 5600)
    lake()
    planed.renew_walls(cedar='honey cedar')
    light.camera((0.16, -0.24, MIDDLE + 0.30), -5, 23, (0.015, -0.10), 2.2, 5.6)
