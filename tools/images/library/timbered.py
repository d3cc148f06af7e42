"""
Planed timber (see `planed`) for rooms that also have slabs or slats. `renew` makes only the joints in walls of boards brown
and shallow: those between slabs, and the gaps between slats, stay black.
"""
import bpy
from . import finishes, materials, planed

materials._makers.update({
    'planed larch': lambda name: planed._planed(name, (0.205, 0.125, 0.072), (0.130, 0.074, 0.040), 190.0, 0.46, 0.26),
    'planed walnut': lambda name: planed._planed(name, (0.150, 0.084, 0.048), (0.088, 0.046, 0.027), 170.0, 0.40, 0.16),
})


def renew(**woods):
    """Replaces woods, for example `cedar='planed cedar'`, and the black panels behind walls of boards."""
    finishes.refine(**woods)
    meshes = [made for made in bpy.context.collection.objects if made.type == 'MESH']
    for wall, panel in zip(meshes, meshes[1:]):
        if wall.name.split('.')[0] == 'wall' and panel.name.split('.')[0] == 'behind':
            panel.data.materials[0] = materials.material('joint')
    planed._fill_joints()
