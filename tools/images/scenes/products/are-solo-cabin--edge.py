"""Scene: the rounded front edge of the seat in the low sun, close, with the emitter glowing below it."""
import bpy
from library import clear, finishes, light, materials, planed, sunlit
from library.things import sawn
from library.views import compose_product

ALT = 'The rounded front edge of a hemlock seat in low sun, an emitter glowing red beneath it'
SAMPLES = 16
DETAIL = 0.5
GRADE = {'exposure': 0.48, 'contrast': 1.1, 'balance': 0.4}
materials._makers['fine hemlock'] = lambda name: planed.wood(name, (0.60, 0.455, 0.315), (0.50, 0.355, 0.232), 430.0, 0.5, 0.12, 0.5)
ROUND = ((0.0, 0.026), (0.0, 0.0160), (0.0012, 0.0098), (0.0047, 0.0047), (0.0098, 0.0012), (0.0160, 0.0))  # corners of a quarter of a circle


def nosing():
    """Adds the front board of the seat, whose upper edge is round. It covers the chamfered one of the main image."""
    low, front, top, deep = 0.36, 0.447, 0.4965, 0.036
    outline = [(front, low + 0.003), *((front + y, top - z) for y, z in ROUND), (front + deep, top), (front + deep, low)]
    sawn('fine hemlock', outline, (0.555, 0, 0), (0, 1, 0), (0, 0, 1), 1.10, 'y', edge=0.0)


def compose():
    compose_product('are-solo-cabin')
    clear.clear((0, -0.2, 0.0), (1.11, 0.01, 2.0), 'pull', 'bolts', 'hinges', 'edge', 'sheet')
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT':
            lamp.data.energy *= 0.24 if lamp.location.y < -1 else 0.45
    nosing()
    finishes.refine(only='seat', **{'planed hemlock': 'fine hemlock'})
    # The shadow of a window sill crosses the front of the seat.
    sunlit.through((0.64, 0.45, 0.44), 152, 25, [(-0.15, 0.28, -0.01, 0.7)], 1.6, 3500, away=3.0, soft=0.9)
    light.camera((0.14, 0.06, 0.68), 53, 58, (0.0, -0.50), 0.62, 6.3)
