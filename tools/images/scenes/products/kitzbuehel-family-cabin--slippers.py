"""Scene: slippers of three sizes before the glass front of the cabin, close and low, in the winter sun."""
import bpy
from library import calm_glass, clear, light, materials, slippers, traces
from library.views import compose_product

ALT = 'Felt slippers of several sizes on a limestone floor in winter sun, the hemlock sill and the glass of the cabin behind them'
SAMPLES = 16
DETAIL = 1.0
GRADE = {'exposure': 0.40, 'contrast': 1.22, 'balance': 0.35}
# Felt of mixed wool, whose fibres show in a close view.
materials._makers['marled felt'] = lambda name: traces._felt(name, (0.045, 0.044, 0.045), (0.300, 0.285, 0.265))
materials._makers['oat felt'] = lambda name: traces._felt(name, (0.200, 0.165, 0.125), (0.560, 0.490, 0.400))


def compose():
    compose_product('kitzbuehel-family-cabin')
    clear.clear((0.8, -1.7, -0.1), (2.7, -0.7, 0.1), 'upholstery', 'fringe')
    for made in list(bpy.context.collection.objects):
        if made.name.split('.')[0] in ('sole', 'insole', 'upper') or made.type == 'CURVE' and made.data.materials[0].name == 'dark felt':
            bpy.data.objects.remove(made)
    for x, y, long, turn, of, apart, askew in ((1.62, -0.53, 0.280, -14, 'marled felt', 0.128, 15), (1.36, -0.60, 0.185, 50, 'oat felt', 0.100, -24), (0.98, -0.36, 0.245, -4, 'grey felt', 0.115, 9)):
        slippers.pair(x, y, 0.0, long, turn, of, apart, askew, seed=round(long * 100))
    # The lamps behind the camera would leave the slippers without shadows on the floor.
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA' and lamp.location.y < -2:
            lamp.data.energy *= 0.4
    calm_glass.renew()
    light.camera((2.12, -1.48, 0.40), -33, 50, (0.0, -0.135), 1.15, 4.0)
