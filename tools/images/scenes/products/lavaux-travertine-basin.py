"""Scene: the sunken travertine basin along its length, in low winter sun from the left, a linen towel over the ledge behind it."""
import math
import bpy
from library import clear, clearwater, lavaux, light, linens, materials
from library.lavaux import BACK, DEPTH, LEVEL, X0, X1, Y0, Y1
from library.nodes import Nodes, fresh, rgba
from library.shapes import put
from library.versions import input_name

ALT = 'A sunken basin of pale travertine flush with the floor, three steps in its clear water, in a band of low winter sun'
SAMPLES = 24
GRADE = {'exposure': 0.75, 'contrast': 1.15, 'balance': 0.3}


def _bedded(name):
    """
    Returns the material of filled travertine with the tones of `filled_travertine.py`, in thin crisp beds, and with small
    sharp pores in some of them.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    wave = n.noise_offset((0.0, 0.07, 0.07), domain, (1.1, 1.6, 1.6), 3)
    ragged = n.noise_offset((0.010, 0.005, 0.005), domain, (28.0, 60.0, 60.0), 3)
    bent = n.vector('ADD', n.vector('ADD', domain, wave), ragged)
    beds, thin = n.noise(bent, (1.3, 13.0, 13.0), 4, 0.60).outputs[0], n.noise(bent, (6.0, 70.0, 70.0), 3, 0.6).outputs[0]
    cloud, grain = n.noise(domain, (2.4, 4.0, 4.0), 4, 0.55).outputs[0], n.noise(domain, 300.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', beds, 0.80, n.math('MULTIPLY_ADD', cloud, 0.50, n.math('MULTIPLY_ADD', thin, 0.34, n.math('MULTIPLY_ADD', grain, 0.40, -0.58))))
    colour = n.ramp(tone, [(0.10, (0.525, 0.452, 0.362)), (0.46, (0.600, 0.532, 0.438)), (0.84, (0.660, 0.602, 0.515))])
    row = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', beds, 0.45)), [(0.0, 1.0), (0.045, 0.0)])
    cluster = n.ramp(n.noise(domain, (1.7, 3.0, 3.0), 2).outputs[0], [(0.44, 0.0), (0.60, 1.0)])
    porous = n.math('MULTIPLY', n.math('MULTIPLY', row, cluster), n.ramp(own[1], [(0.35, 0.35), (0.80, 1.0)]))
    pores = n.noise(n.vector('ADD', domain, ragged), (70.0, 170.0, 170.0), 2, 0.5).outputs[0]
    pore = n.ramp(n.math('MULTIPLY_ADD', porous, 0.20, pores), [(0.735, 0.0), (0.750, 1.0)])
    colour = n.mix(n.math('MULTIPLY', pore, 0.80), colour, rgba((0.17, 0.135, 0.095)))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.13, 0.935), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.8, 'Distance': 0.0016, 'Height': n.math('MULTIPLY_ADD', pore, -1.0, n.math('MULTIPLY', grain, 0.08))}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.40, 'Roughness': n.math('MULTIPLY_ADD', thin, 0.14, 0.38), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], (0.57, 0.50, 0.41))
    return made


materials._makers['bedded travertine'] = _bedded


def depths():
    """Makes the walls of the basin darker than its floor, and its inner corners darker still, so that its edges show through the water."""
    of = bpy.data.objects['lining'].data.materials[0]
    n = Nodes(of.node_tree)
    geometry = n('NewGeometry').outputs
    axes = n('SeparateXYZ', {0: geometry['Position']}).outputs
    across = [n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', part)) for part in n('SeparateXYZ', {0: geometry['Normal']}).outputs]
    corners = clearwater._corners(n, axes, across, ((X0, X1), (Y0, Y1), (LEVEL - DEPTH, 0.0)))
    shade = n.math('MULTIPLY', corners, n.math('MULTIPLY_ADD', across[2], -0.26, 1.0))
    body = next(node for node in of.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    colour = body.inputs['Base Color'].links[0].from_socket
    n.link(n('VectorMath', {0: colour, 'Scale': shade}, operation='SCALE').outputs[0], body.inputs['Base Color'])


def clear_water():
    """
    Replaces the refracting water by a surface that only reflects, and lifts all that lies under it to the depth at which
    refraction would show it. The stone under refracting water stays noisy, and the denoiser blurs it.
    """
    skin = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('skin'))
    made, n, surface = fresh('reflecting water')
    height = n.noise(n('TexCoord').outputs['Object'], (2.2, 3.0, 1.0), 2, 0.4).outputs[0]
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.0018, 'Height': height}).outputs[0]
    mirror = n('BsdfGlossy', {'Color': rgba(0.98), 'Roughness': 0.004, 'Normal': relief})
    share = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    n.link(n('MixShader', {0: share, 1: n('BsdfTransparent').outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    skin.data.materials[0] = made
    for thing in [made for made in bpy.data.objects if made.name.split('.')[0] in ('lining', 'backing', 'slab', 'riser')]:
        for vertex in thing.data.vertices:
            below = LEVEL - vertex.co.z - thing.location.z
            if below > 0.08 and Y0 - 0.1 < vertex.co.y + thing.location.y < Y1 + 0.1:
                vertex.co.z += 0.40 * (below - 0.08)
        for node in thing.data.materials[0].node_tree.nodes:
            if node.type == 'BSDF_PRINCIPLED':
                node.inputs[input_name(node, 'Specular')].default_value *= 0.4
            # The caustics of `lavaux._soak` are too strong where no refraction softens them.
            elif node.type == 'MATH' and node.operation == 'MULTIPLY_ADD' and math.isclose(node.inputs[1].default_value, 0.30, abs_tol=1e-6):
                node.inputs[1].default_value = 0.11


def waterline():
    """Adds the band of wet stone, 9 mm high, above the water along the walls of the basin."""
    inset = 0.0012
    corners = (X0 + inset, Y0 + inset), (X1 - inset, Y0 + inset), (X1 - inset, Y1 - inset), (X0 + inset, Y1 - inset)
    band = put('wet band', [(x, y, LEVEL + z) for z in (0.0, 0.009) for x, y in corners], [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)], 'soaked stone')
    band.visible_shadow = False


materials._makers['soaked stone'] = lambda name: materials._plain(name, (0.225, 0.190, 0.145), 0.10)


def compose():
    lavaux.STONE = 'bedded travertine'
    lavaux.LEAVES, lavaux.SCATTERS = (0.36, 0.86, 0.94), (0.045, 0.165, 0.200)
    lavaux.room()
    lavaux.basin()
    depths()
    clear_water()
    waterline()
    lavaux.ledge()
    clear.clear((0.6, BACK - 0.43, 0.43), (1.4, BACK, 0.7))
    linens.over_edge('plain linen', 1.06, BACK - 0.42, 0.44, 0.44, 0.40, 0.23, 4, loose=0.10, thick=0.005, crease=0.0010, seed=6)
    lavaux.winter_sun((0.55, 2.9, 0.0), -145, 15, [(-0.75, -0.03, -0.65, 1.9), (0.03, 0.75, -0.65, 1.9)])
    light.camera((0.0, -2.3, 1.55), 0, 38, (0, -0.23), 4.2, 11.0)
