"""Scene: a close-up of the heater stones in a cage of black steel."""
import bpy
import numpy as np
from library import finishes, light, split_stones
from library.joekull import HIGH, RADIUS, SIDE, room

ALT = 'Broken stones behind a mesh of black steel, the top of the column catching the light, cedar boards behind it'
GRADE = {'exposure': 0.8, 'balance': 0.27, 'contrast': 1.22}


def contain(x, y):
    """Moves the stones of the column at (x, y) inwards until none of them reaches through its mesh."""
    bpy.context.view_layer.update()
    for rock in [thing for thing in bpy.context.collection.objects if thing.name.startswith('rock')]:
        points = np.array([rock.matrix_world @ vertex.co for vertex in rock.data.vertices])[:, :2] - (x, y)
        out = np.array(rock.location)[:2] - (x, y)
        out /= np.linalg.norm(out)
        past = np.linalg.norm(points, axis=1).max() - (RADIUS - 0.005)
        if past > 0:
            rock.location[0] -= out[0] * past * 1.08
            rock.location[1] -= out[1] * past * 1.08


def compose():
    room()
    split_stones.renew()
    contain(SIDE / 2, 1.35)
    finishes.refine(**{'dry diabase': 'hearth rock'})
    light.spot((0.7, 0.3, HIGH - 0.05), (0.7, 1.05, -1.05), 110, 34, 2850, 0.05)
    light.area((SIDE - 0.5, 0.1, 1.5), (-0.6, 1, -0.2), 0.6, 0.6, 8, colour=(0.78, 0.87, 1.0))
    light.camera((1.05, 0.05, 1.48), 11, 40, (0.0, -0.17), 1.25, 3.5)
