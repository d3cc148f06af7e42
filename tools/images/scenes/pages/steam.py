"""Scene: hot stones and steam in front of a dark stone wall. The left side stays empty for the text on the page."""
import random
from library import cleavage, finishes, light, split_stones  # noqa: F401 (cleavage adds the slate)
from library.boards import panels, plank_wall
from library.hearths import wood_stove
from library.nodes import fresh, rgba
from library.shapes import sheet

FOCUS = 0.75
GRADE = {'exposure': 1.45, 'balance': 0.4}


def _fine_steam(strength):
    """
    Returns the material of one sheet of fine steam, of which a plume has many: dense at its foot, and thinner the higher it
    rises. Light from the right makes that side of it brighter. `strength` is the radiance at the foot.
    """
    made, n, surface = fresh('fine steam')
    part = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    spot = n.vector('ADD', n('NewGeometry').outputs['Position'], n('ObjectInfo').outputs['Random'])
    bend = n.noise_offset((0.50, 0.50, 0.30), spot, 2.6, 3)
    curls = n.ramp(n.noise(n.vector('ADD', spot, bend), (5.5, 5.5, 1.7), 7, 0.60).outputs[0], [(0.30, 0.0), (0.80, 1.0)], 'EASE')
    # The plume widens as it rises: its half width is a share of the sheet's.
    half = n.math('MULTIPLY_ADD', part[1], 0.40, 0.46)
    across = n.math('POWER', n.math('DIVIDE', n.math('MULTIPLY_ADD', part[0], 2.0, -1.0), half), 2.0)
    rise = n.ramp(part[1], [(0.0, 0.0), (0.04, 1.0), (0.20, 0.55), (0.60, 0.20), (1.0, 0.0)], 'EASE')
    lit = n('MapRange', {'Value': part[0], 'From Min': 0.1, 'From Max': 0.85, 'To Min': 0.35, 'To Max': 1.0}).outputs[0]
    power = n.math('MULTIPLY', n.math('MULTIPLY', curls, n.ramp(across, [(0.0, 1.0), (1.0, 0.0)], 'EASE')), n.math('MULTIPLY', n.math('MULTIPLY', rise, lit), strength))
    glow = n('Emission', {'Color': rgba((1.0, 0.73, 0.47)), 'Strength': power})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent').outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def steam(x, y, z, width, height, deep, count=14, strength=0.060):
    """
    Adds steam over stones whose middle is (x, y, z): `count` sheets of `width` by `height` metres that face the camera,
    within `deep` metres. A view crosses at most 16 sheets.
    """
    of = _fine_steam(strength)
    for i in range(count):
        tall = height * random.uniform(0.75, 1.0)
        at = (x + random.uniform(-0.07, 0.07), y + deep * ((i + 0.5) / count - 0.5), z + tall / 2)
        made = sheet(of, at, (1, 0, 0), (0, 0, 1), width * random.uniform(0.8, 1.1), tall, lit=False)
        made.visible_glossy = False


def compose():
    light.indoors()
    panels('slate', (-3.2, 1.5, 0), (1, 0, 0), (0, 0, 1), 6.6, 3.0, 2.6, 3.0, shift=0)
    panels('wet slate', (-3, -3.0, 0), (1, 0, 0), (0, 1, 0), 6.4, 4.6, 0.9, 0.9)
    plank_wall('cedar', (3.35, 1.5, 0), (0, -1, 0), (0, 0, 1), 4.0, 3.0)
    wood_stove(0.42, 0.55, 0, 0.78, 0.62, 1.18, pipe=3.4)
    split_stones.renew()
    steam(0.83, 0.82, 1.10, 1.35, 1.60, 0.42)
    # One wide lamp on the right lights the whole wall, so that its light fades evenly to the left.
    light.area((3.1, 0.15, 2.5), (-1, 0.48, -0.38), 1.8, 1.4, 170, 3100)
    light.strip((0.2, 1.10, 2.95), (3.2, 1.10, 2.95), (0, 0.22, -1), 46, 3000)
    light.spot((-0.3, -1.6, 2.0), (1.12, 2.2, -0.98), 560, 16, 3100)
    finishes.refine(**{'slate': 'finely honed slate', 'wet slate': 'wet honed slate'})
    light.camera((-0.12, -3.1, 1.2), 0.0, 33, (0.0, -0.07), 3.8, 3.2)
