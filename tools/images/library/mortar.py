"""Mortar in the joints of stone slabs: with nothing behind them, open joints render as black lines of uneven width."""
import bpy
import numpy as np
from . import materials

materials._makers['lime mortar'] = lambda name: materials._plain(name, (0.425, 0.365, 0.285), 1.0)


def _middle(made):
    """Returns the centre of an object's vertices in world coordinates."""
    points = np.empty(len(made.data.vertices) * 3)
    made.data.vertices.foreach_get('co', points)
    return points.reshape(-1, 3).mean(axis=0)


def point(*stones, of='lime mortar', deep=0.003):
    """
    Fills the joints of all slabs that `boards.panels` has added in one of the materials `stones`, up to `deep` metres below
    their faces: the panel behind the slabs moves forward into them and takes the material `of`.
    """
    meshes = [made for made in bpy.context.collection.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0]]
    slabs = [_middle(made) for made in meshes if made.name.split('.')[0] == 'slabs' and made.data.materials[0].name in stones]
    for made in meshes:
        if made.name.split('.')[0] != 'behind':
            continue
        middle, size = _middle(made), np.array(made.dimensions)
        axis = size.argmin()
        for at in slabs:
            away = at - middle
            # Only the panel of these slabs lies 1 to 3 cm behind them.
            if 0.01 < abs(away[axis]) < 0.03 and np.abs(np.delete(away, axis)).max() < 0.12:
                made.location[axis] += np.sign(away[axis]) * (0.021 - deep)
                made.data.materials[0] = materials.material(of)
                break
