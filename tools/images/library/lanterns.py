"""Lanterns for close views: a candle with a flame behind clear glass."""
from . import light
from .boards import Boards
from .nodes import fresh, rgba
from .shapes import pane, rod, turned


def _wax(name, height):
    """Returns the material of a lit candle, `height` metres tall with its foot at 0: the wax below the flame glows."""
    made, n, surface = fresh(name)
    z = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs[2]
    near = n.math('POWER', n.math('MAXIMUM', n.math('DIVIDE', z, height), 0.0), 5.0)
    body = n('BsdfPrincipled', {'Base Color': rgba((0.80, 0.73, 0.61)), 'Roughness': 0.45, 'Specular': 0.35})
    glow = n('Emission', {'Color': rgba((1.0, 0.50, 0.17)), 'Strength': n.math('MULTIPLY', near, 1.3)})
    n.link(n('AddShader', {0: body.outputs[0], 1: glow.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _flame(name, tall, strength):
    """Returns the material of a candle flame, `tall` metres high: nearly dark at the wick, white and yellow above."""
    made, n, surface = fresh(name)
    z = n.math('DIVIDE', n('SeparateXYZ', {0: n.attribute('uv3')}).outputs[2], tall)
    colour = n.ramp(z, [(0.0, (0.10, 0.12, 0.35)), (0.22, (0.75, 0.30, 0.06)), (0.5, (1.0, 0.72, 0.32)), (1.0, (1.0, 0.52, 0.12))])
    edge = n('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    power = n.math('MULTIPLY', n.ramp(z, [(0.0, 0.15), (0.35, 1.0), (1.0, 0.8)]), n.math('MULTIPLY_ADD', edge, -0.6 * strength, strength))
    n.link(n('Emission', {'Color': colour, 'Strength': power}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _heights(made):
    """Stores the height of each point above the object's foot in the `uv3` attribute, in metres."""
    points = [vertex.co for vertex in made.data.vertices]
    foot = min(point[2] for point in points)
    flat = [value for point in points for value in (point[0], point[1], point[2] - foot)]
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', flat)
    return made


def candle(x, y, z, height=0.10, radius=0.033, watts=2.0, strength=14.0):
    """Adds a pillar candle whose rim stands a little above its pool of wax, its wick and flame, and the light of both."""
    profile = [(0.001, 0), (radius - 0.002, 0), (radius, 0.002), (radius, height - 0.004), (radius - 0.003, height - 0.0005), (radius - 0.006, height - 0.003),
               (radius * 0.55, height - 0.010), (0.001, height - 0.011)]
    _heights(turned(_wax('lit wax', height), (x, y, z), profile, 48))
    low = z + height - 0.011
    rod('void', (x, y, low), (x + 0.001, y, low + 0.012), 0.0009, 10)
    tall = 0.034
    shape = [(0.0005, 0), (0.0035, 0.003), (0.0056, 0.009), (0.0058, 0.013), (0.0044, 0.020), (0.0022, 0.028), (0.0003, tall)]
    flame = _heights(turned(_flame('candle flame', tall, strength), (x, y, low + 0.007), shape, 24))
    flame.visible_shadow = False
    for towards in ((0, -1, -0.35), (1, 0.6, -0.3), (-1, 0.6, -0.3)):
        light.area((x + towards[0] * 0.01, y + towards[1] * 0.01, low + 0.030), towards, 0.012, 0.03, watts / 3, 1950)


def lantern(x, y, z, size=0.15, height=0.24, watts=3.0, strength=14.0):
    """Adds a lantern with a candle: a frame of black steel with four panes of glass, a lid with a vent, and a handle."""
    frame, half, post = Boards('black steel', 0.0015), size / 2, 0.009
    for px in (x - half, x + half - post):
        for py in (y - half, y + half - post):
            frame.box((px, py, z + 0.010), (px + post, py + post, z + height), 'z')
    frame.box((x - half - 0.004, y - half - 0.004, z), (x + half + 0.004, y + half + 0.004, z + 0.012))
    for level in (z + 0.012, z + height - post):
        for a, b in (((-half, -half), (half, -half + post)), ((-half, half - post), (half, half))):
            frame.box((x + a[0], y + a[1], level), (x + b[0], y + b[1], level + post))
            frame.box((x + a[1], y + a[0], level), (x + b[1], y + b[0], level + post), 'y')
    frame.box((x - half - 0.007, y - half - 0.007, z + height), (x + half + 0.007, y + half + 0.007, z + height + 0.008))
    frame.box((x - half * 0.45, y - half * 0.45, z + height + 0.008), (x + half * 0.45, y + half * 0.45, z + height + 0.026))
    frame.box((x - half * 0.55, y - half * 0.55, z + height + 0.026), (x + half * 0.55, y + half * 0.55, z + height + 0.032))
    frame.done('lantern')
    for across, out in (((1, 0, 0), (0, -1, 0)), ((0, 1, 0), (1, 0, 0)), ((0, -1, 0), (-1, 0, 0))):
        pane((x + out[0] * (half - 0.004), y + out[1] * (half - 0.004), z + height / 2), across, (0, 0, 1), size - 0.012, height - 0.014)
    candle(x, y, z + 0.012, height * 0.46, size * 0.22, watts, strength)
