"""A concise way to create shader nodes, for example `n = Nodes(tree); n('TexNoise', {'Scale': 4}).outputs[0]`."""
import bpy
from .versions import input_name


class Nodes:
    """Creates shader nodes in one node tree."""
    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, inputs=None, **settings):
        """
        Creates a node of type 'ShaderNode' + `kind`. Each of `inputs` is a constant or the output socket to link;
        `settings` are attributes of the node.
        """
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            socket = node.inputs[name if isinstance(name, int) else input_name(node, name)]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def link(self, output, socket):
        """Links an output socket to an input socket."""
        self.tree.links.new(output, socket)

    def math(self, operation, *values):
        """Creates a math node and returns its output."""
        return self('Math', dict(enumerate(values)), operation=operation).outputs[0]

    def vector(self, operation, *values):
        """Creates a vector math node and returns its output."""
        return self('VectorMath', dict(enumerate(values)), operation=operation).outputs[0]

    def mix(self, factor, first, second, blend='MIX'):
        """Creates a node that mixes two colours by `factor` and returns its output."""
        return self('MixRGB', {0: factor, 1: first, 2: second}, blend_type=blend).outputs[0]

    def noise(self, vector, scale, detail=2.0, rough=0.5):
        """
        Creates a noise texture node with values between 0 and 1. `scale` is one number, or a tuple with one number per
        axis.
        """
        axes = scale if isinstance(scale, tuple) else (scale,) * 3
        moved = self.vector('MULTIPLY', vector, axes)
        return self('TexNoise', {'Vector': moved, 'Scale': 1.0, 'Detail': detail, 'Roughness': rough})

    def noise_offset(self, reach, vector, scale, detail=2.0, rough=0.5):
        """
        Returns an offset that bends straight lines, such as growth rings, beds of stone or waves: a noise around zero, with at
        most half of `reach` in each direction, one number per axis. The other arguments are those of `noise`.
        """
        around_zero = self.vector('SUBTRACT', self.noise(vector, scale, detail, rough).outputs['Color'], (0.5,) * 3)
        return self.vector('MULTIPLY', around_zero, reach)

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """Creates a colour ramp of (position, colour) `stops` and returns its output."""
        node = self('ValToRGB', {0: factor})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = rgba(colour)
        return node.outputs[0]

    def attribute(self, name):
        """Returns the vector of the mesh attribute with this name."""
        return self('Attribute', attribute_name=name).outputs['Vector']


def rgba(colour):
    """Returns an opaque RGBA colour. `colour` is a grey value or three channels."""
    return (colour,) * 3 + (1,) if isinstance(colour, (int, float)) else tuple(colour) + (1,)


def fresh(name):
    """Creates an empty material. Returns the material, its `Nodes` and the input socket of its surface."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    return material, nodes, nodes('OutputMaterial').inputs['Surface']
