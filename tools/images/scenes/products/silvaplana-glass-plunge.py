"""Scene: the plunge pool with four slate steps at one end. One of its long sides is glass and shows the lit water."""
import bmesh
import bpy
from library import clearwater, finishes, light, mirrored_window, rooms, terry, water  # noqa: F401 (mirrored_window adds the material of the glass edge)
from library.boards import Boards
from library.fittings import candle, towels
from library.plunges import clad_in_courses
from library.shapes import pane

ALT = 'A slate plunge with one long side of glass, the lit water behind it on view, and four slate steps at its end'
DETAIL = 0.6
GRADE = {'exposure': 1.0}


def open_front(y):
    """Removes the side of the lining at `y`, where the glass is."""
    lining = next(made for made in bpy.context.collection.objects if made.name == 'lining')
    mesh = bmesh.new()
    mesh.from_mesh(lining.data)
    bmesh.ops.delete(mesh, geom=[face for face in mesh.faces if abs(face.calc_center_median().y - y) < 0.01], context='FACES_ONLY')
    mesh.to_mesh(lining.data)
    mesh.free()


def glass_edge(x0, x1, y, top):
    """
    Adds the polished upper edge of the glass, which is 5 cm thick, between `x0` and `x1`. The film between its two layers
    carries a little of the light of the water.
    """
    made = Boards('polished glass edge', 0.002)
    for front, back in ((y, y + 0.024), (y + 0.026, y + 0.050)):
        made.box((x0, front, top - 0.004), (x1, back, top))
    made.done('edge')
    film = Boards('glass', 0.0)
    film.box((x0, y + 0.024, top - 0.004), (x1, y + 0.026, top - 0.001))
    film.done('film').data.materials[0] = water.glow((0.50, 0.66, 0.62), 0.35)
    # Below the edge the front of the glass shows its thickness as a darker band.
    band = Boards('polished glass edge', 0.0)
    band.box((x0, y, top - 0.014), (x1, y + 0.001, top - 0.004))
    band.done('band')


def compose():
    light.indoors()
    rooms.stony('slate', 4.2, 2.7, 3.2)
    x0, x1, y0, y1, tall, level = 0.4, 2.6, 1.15, 2.15, 1.2, 1.1
    clad_in_courses(x0, x1, y0 + 0.05, y1, 0.0, tall - 0.04, front=False)
    body = Boards('slate', 0.006)
    body.box((x0 - 0.02, y0 + 0.002, tall - 0.04), (x0 + 0.12, y1 + 0.02, tall), 'y')
    body.box((x1 - 0.12, y0 + 0.002, tall - 0.04), (x1 + 0.02, y1 + 0.02, tall), 'y')
    body.box((x0 + 0.122, y1 - 0.12, tall - 0.04), (x1 - 0.122, y1 + 0.02, tall))
    for x in (x0, x1 - 0.1):
        body.box((x, y0 + 0.01, 0), (x + 0.1, y0 + 0.08, tall - 0.042), 'z')
    body.box((x0 + 0.102, y0 + 0.01, 0), (x1 - 0.102, y0 + 0.08, 0.16))
    for i in range(4):
        a = x1 + 0.03 + 0.27 * (3 - i)
        body.box((a, y0 + 0.14, 0), (a + 0.268, y1 - 0.14, 0.24 * (i + 1)), 'y')
    body.done('body')
    lamps = [(x, y1 - 0.16, level - 0.06, 0.34) for x in (0.75, 1.5, 2.25)]
    water.pool(x0 + 0.1, x1 - 0.1, y0 + 0.06, y1 - 0.1, tall - 0.04, level, 0.94, 'slate', front=False)
    clearwater.renew('slate', watts=5, colour=(0.80, 0.92, 0.94), line=(0.42, 0.48, 0.47), lamps=lamps, lamp=(1.0, 0.96, 0.88),
                     above=(0.15, 0.155, 0.155), net=0.16, slab=(1.0, 0.9, 0.47), scatter=0.4)
    open_front(y0 + 0.06)
    pane(((x0 + x1) / 2, y0 + 0.012, (0.16 + tall) / 2), (1, 0, 0), (0, 0, 1), x1 - x0 - 0.2, tall - 0.16)
    glass_edge(x0 + 0.1, x1 - 0.1, y0 + 0.008, tall - 0.002)
    bead = Boards('glass', 0.001)
    bead.box((x0 + 0.14, y1 - 0.112, tall - 0.046), (x1 - 0.14, y1 - 0.104, tall - 0.04))
    bead.done('bead').data.materials[0] = water.glow((1.0, 0.96, 0.88), 1.3)
    light.area((1.5, y0 - 0.02, 0.65), (0, -1, -0.12), 1.9, 0.8, 4, colour=(0.78, 0.92, 0.93))
    towels(x1 + 0.595, y0 + 0.28, 0.48, 0.22, 0.36, 4)
    for x, y, tall_ in ((0.17, 1.42, 0.2), (0.24, 1.24, 0.12)):
        candle(x, y, 0, tall_, 0.042)
    light.area((2.1, 2.62, 3.17), (0, 0.06, -1), 4.0, 0.1, 60, 4600)
    for i in range(4):
        a = x1 + 0.03 + 0.27 * (4 - i) + 0.004
        light.strip((a, y0 + 0.2, 0.24 * (i + 1) - 0.03), (a, y1 - 0.2, 0.24 * (i + 1) - 0.03), (0.5, 0, -1), 2.6, 3000)
    light.spot((4.0, 0.2, 3.0), (-0.25, 0.5, -1), 190, 46, 4200)
    light.spot((0.7, 0.0, 3.1), (0.0, 0.62, -1), 130, 44, 4200)
    light.strip((0.1, 2.64, 0.02), (4.1, 2.64, 0.02), (0, -0.2, 1), 16, 3000)
    light.area((0.6, -2.6, 2.2), (0.3, 1, -0.4), 1.6, 1.6, 34, colour=(0.72, 0.82, 1.0))
    terry.renew(90)
    finishes.refine(slate='cleft slate')
    light.camera((2.02, -2.6, 1.55), 0, 29, (0, -0.13), 3.9, 4.5)
