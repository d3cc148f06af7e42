"""Scene: the rounded front edge of the seat and the joints behind it in the low sun, close, with the emitter glowing below."""
import bpy
from library import clear, finishes, light, materials, planed, sunlit
from library.things import sawn
from library.views import compose_product

ALT = 'The rounded front edge of a hemlock seat in low sun, an emitter glowing red beneath it'
GRADE = {'exposure': 0.45, 'contrast': 1.14, 'balance': 0.3}
materials._makers['fine hemlock'] = lambda name: planed.wood(name, (0.62, 0.470, 0.325), (0.46, 0.320, 0.205), 330.0, 0.5, 0.16, 0.8)
ROUND = ((0.0, 0.026), (0.0, 0.0160), (0.0012, 0.0098), (0.0047, 0.0047), (0.0098, 0.0012), (0.0160, 0.0))  # corners of a quarter of a circle


def nosing():
    """Adds the front board of the seat, whose upper edge is round. It covers the chamfered one of the main image."""
    low, front, top, deep = 0.36, 0.447, 0.4965, 0.036
    outline = [(front, low + 0.003), *((front + y, top - z) for y, z in ROUND), (front + deep, top), (front + deep, low)]
    sawn('fine hemlock', outline, (0.555, 0, 0), (0, 1, 0), (0, 0, 1), 1.10, 'y', edge=0.0)


def soften():
    """Rounds the chamfers of the seat's boards."""
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'seat':
            soft = made.modifiers.new('edge', 'BEVEL')
            soft.width, soft.segments, soft.limit_method = 0.004, 3, 'ANGLE'


def compose():
    compose_product('are-solo-cabin')
    clear.clear((0, -0.2, 0.0), (1.11, 0.01, 2.0), 'pull', 'bolts', 'hinges', 'edge', 'sheet')
    clear.dim(0.15)
    nosing()
    soften()
    finishes.refine(only='seat', **{'planed hemlock': 'fine hemlock'})
    # The shadow of a window sill crosses the front of the seat, and that of the cabin's right post crosses its boards.
    sunlit.through((0.86, 0.447, 0.4965), 157, 24, [(-1.2, 1.2, 0.0, 1.2)], 4.8, 4000, away=2.6, soft=0.6)
    light.camera((0.04, -0.10, 0.88), 50, 60, (0.0, -0.875), 0.88, 16.0)
