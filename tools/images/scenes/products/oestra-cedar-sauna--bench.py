"""Scene: a carafe of water and two glasses on a slate tray, on the dark lower bench in the light of the day, close."""
import bpy
from library import clear, finishes, light, studio, sunlit, traces  # noqa: F401 (finishes adds the honed slate)
from library.nodes import rgba
from library.oestra import inside
from library.shapes import turned
from library.things import grained

ALT = 'A carafe of water and two glasses on a round slate tray, on a bench of dark thermo-aspen in the sun'
SAMPLES = 16
DETAIL = 0.6
GRADE = {'exposure': 0.42, 'balance': 0.22}


def tray(x, y, z, radius, rim=0.014):
    """Adds a turned slate tray with a low rim. Returns the height of the surface that things stand on."""
    floor = 0.008
    inner = radius - 0.009
    profile = [(0.001, 0.0), (radius - 0.010, 0.0), (radius - 0.002, 0.004), (radius, rim - 0.002), (radius - 0.002, rim), (radius - 0.005, rim),
               (inner, rim - 0.003), (inner - 0.004, floor + 0.001), (inner - 0.008, floor), (0.001, floor)]
    grained(turned('honed slate', (x, y, z), profile, 128), 'x')
    return z + floor


def shade_glass(through):
    """Sets the share of light that passes each wall of the glasses: with the usual share they have no shadows and seem to hover."""
    for node in bpy.data.materials['table glass'].node_tree.nodes:
        if node.type == 'BSDF_TRANSPARENT':
            node.inputs['Color'].default_value = rgba(through)


def compose():
    light.indoors()
    inside()
    clear.clear((0.0, 0.0, 0.4), (1.3, 1.8, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'rounded')
    clear.dim(0.28)
    top = tray(0.79, 0.835, 0.45, 0.165)
    traces.carafe(0.805, 0.895, top)
    traces.glass(0.715, 0.800, top, full=0.62)
    traces.glass(0.855, 0.770, top, full=0.35)
    shade_glass(0.42)
    # The sun comes from the right and from behind the camera, so that the shadows of the glasses lie on the tray and the bench.
    sunlit.through((0.80, 0.86, 0.55), 138, 27, sunlit.sashes(0.8, 0.8, 2, 1, 0.05), 4.4, 4300)
    studio.softbox((0.80, 0.85, 0.60), (-1, -0.25, 0.45), 0.75, 0.22, 0.9, 5, 5600)
    studio.softbox((0.80, 0.85, 0.60), (1, 0.15, 0.35), 0.70, 0.06, 0.8, 2.5, 3600)
    light.camera((0.60, -0.02, 0.82), 13, 57, (0.0, -0.325), 0.90, 5.0)
