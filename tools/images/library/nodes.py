"""A short way to write shader nodes: `n = Nodes(tree); n('TexNoise', {'Scale': 4}).outputs[0]`."""
import bpy


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            socket = node.inputs[name]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def math(self, operation, *values):
        return self('Math', dict(enumerate(values)), operation=operation).outputs[0]

    def vector(self, operation, *values):
        return self('VectorMath', dict(enumerate(values)), operation=operation).outputs[0]

    def mix(self, factor, first, second, blend='MIX'):
        return self('MixRGB', {0: factor, 1: first, 2: second}, blend_type=blend).outputs[0]

    def noise(self, vector, scale, detail=2.0, rough=0.5):
        """Noise between 0 and 1; `scale` is a number or one per axis."""
        axes = scale if isinstance(scale, tuple) else (scale,) * 3
        moved = self.vector('MULTIPLY', vector, axes)
        return self('TexNoise', {'Vector': moved, 'Scale': 1.0, 'Detail': detail, 'Roughness': rough})

    def ramp(self, factor, stops, interpolation='LINEAR'):
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
        return self('Attribute', attribute_name=name).outputs['Vector']


def rgba(colour):
    """Four channels from a grey or from three."""
    return (colour,) * 3 + (1,) if isinstance(colour, (int, float)) else tuple(colour) + (1,)


def fresh(name):
    """An empty material: the material, its nodes and the socket for its surface."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    return material, nodes, nodes('OutputMaterial').inputs['Surface']
