"""Scene: the compact suite from above, without its ceiling and its front wall: a plan of 350 by 375 cm."""
import bmesh
import bpy
from library import clearwater, plan, slabs
from library.boards import Boards
from library.views import compose_product

ALT = 'The compact suite from above, without its ceiling: the sauna and the shower side by side, the steel plunge with its step along the wall'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.25, 'contrast': 1.15}
FRONT = -0.80  # inner face of the front wall, y in metres


def cut_front():
    """Removes the part of the floor and of the walls that lies in front of the suite, beyond y = FRONT."""
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH']:
        body = bmesh.new()
        body.from_mesh(made.data)
        body.transform(made.matrix_world)
        if body.verts and min(vertex.co.y for vertex in body.verts) < FRONT:
            parts = body.verts[:] + body.edges[:] + body.faces[:]
            bmesh.ops.bisect_plane(body, geom=parts, plane_co=(0, FRONT, 0), plane_no=(0, -1, 0), clear_outer=True)
            body.transform(made.matrix_world.inverted())
            body.to_mesh(made.data)
        body.free()


def front_wall():
    """Adds the front wall with the opening of the door, as a black cut wall."""
    wall = Boards('void', 0.001)
    for a, b in ((-0.05, 0.85), (1.75, 3.55)):
        wall.box((a, FRONT - 0.10, 0), (b, FRONT, 1.69))
    wall.done('front')
    sill = Boards('wet honed slate', 0.002)
    sill.box((0.85, FRONT - 0.10, -0.02), (1.75, FRONT, 0.0))
    sill.done('sill')


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', 2.62, 3.42, -0.75, 1.05, 0.775, 0.82, 0.10, 0.02, 0.007)
    clearwater.renew('steel', 0.0022, 5, lamps=[(3.0, 0.90, 0.46, 0.36)], above=(0.40, 0.45, 0.48), net=0.35, joint=0, line=(0.13, 0.14, 0.14))


def compose():
    compose_product('zuerichberg-loft-suite')
    cut_front()
    front_wall()
    plunge()
    plan.camera((1.75, 1.07), 1.7, 4.9)
