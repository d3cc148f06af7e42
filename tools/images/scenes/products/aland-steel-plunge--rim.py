"""Scene: a corner of the steel plunge pool with drops on its mitred rim. The lit slats of the screen behind it are reflected in its water."""
import random
import bpy
from library import clear, clearwater, light, mitres, slabs
from library.aland import towel_screen, walled_garden
from library.nodes import fresh, rgba
from library.shapes import rounded, turned
from library.studio import softbox
from library.things import grained

ALT = 'The mitred corner of the wooden rim of a black steel plunge pool at dusk, a lit slatted screen behind it reflected in the still water'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'balance': 0.5}
RIM = 0.80  # height of the rim's upper side in metres


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    mitres.rim('oiled thermo-aspen', -0.275, 1.575, 0.725, 1.575, 0.755, RIM, 0.125, 0.007)
    clearwater.renew('steel', 0.0030, 1.5, (0.85, 0.95, 1.0), (0.08, 0.085, 0.085), lamps=[(1.38, 1.15, 0.45, 0.08)],
                     above=(0.11, 0.13, 0.145), net=0.1, joint=0)
    # Both plates have the same round edge at the corner, so that it looks folded.
    for high in ((1.5503, 0.845, 0.7555), (-0.155, 1.5503, 0.7555)):
        grained(rounded('blackened steel', (-0.2503, 0.7497, 0.04), high, 0.009, segments=5))


def drops():
    """Adds drops of water on the rim: flat caps of several sizes, most of them near the water."""
    of, n, surface = fresh('drop')
    clear_part = n('BsdfTransparent', {'Color': rgba(0.93)})
    mirror = n('BsdfGlossy', {'Color': rgba(1.0), 'Roughness': 0.0})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.33}).outputs[0], 1: clear_part.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    chance = random.Random(6)
    for i in range(46):
        near = chance.random() < 0.6
        x, y = (chance.uniform(-0.15, 0.5), chance.uniform(0.735, 0.843)) if near else (chance.uniform(-0.266, -0.158), chance.uniform(0.73, 1.3))
        size = min(0.0085, 0.0019 * chance.paretovariate(1.2))
        profile = [(size, 0), (size * 0.96, size * 0.07), (size * 0.80, size * 0.19), (size * 0.5, size * 0.28), (0.0001, size * 0.32)]
        made = turned(of, (0, 0, 0), profile, 24)
        made.visible_shadow = False
        made.location, made.scale = (x, y, RIM), (chance.uniform(0.8, 1.2), chance.uniform(0.8, 1.2), 1)


def compose():
    walled_garden()
    towel_screen()
    plunge()
    drops()
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0] and thing.data.materials[0].name.startswith('steam')]:
        bpy.data.objects.remove(made)
    clear.clear((1.4, 2.0, 0.8), (2.4, 2.42, 1.6), 'cloth', 'turned')
    clear.dim(0.8)
    softbox((-0.25, 0.75, 0.6), (0.85, -0.75, 0.2), 1.9, 0.35, 1.5, 16, 6500)
    light.camera((-1.15, -0.60, 1.33), 42, 72, (-0.13, 0.12), 1.95, 14.0, pitch=17)
