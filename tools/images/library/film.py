"""Renders the scene and returns one denoised image in linear RGB."""
import os
import shutil
import tempfile
import bpy
import numpy as np
from .denoise import clean

_PASSES = {'Image': 'all', 'Normal': 'normal', 'DiffDir': 'dd', 'DiffInd': 'di', 'DiffCol': 'dc', 'GlossCol': 'gc'}


def _settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', os.cpu_count()
    scene.render.use_persistent_data = True
    scene.render.film_transparent = False
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 6, 3, 2, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3.0, 12.0, 1.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_glossy_color = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True


def _render(folder):
    """
    Renders the scene. Returns the render passes by name, as float32 arrays whose first row is the top row of the image.
    """
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for output, name in _PASSES.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    bpy.ops.render.render()
    read = {}
    for name in _PASSES.values():
        image = bpy.data.images.load(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr'))
        image.colorspace_settings.name = 'Non-Color'
        flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(flat)
        read[name] = flat.reshape(image.size[1], image.size[0], 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
    return read


def expose(width, height, samples, detail=1.0):
    """
    Renders the scene and returns the denoised image: linear RGB, float32, top row first. For `detail` see
    `denoise.clean`.
    """
    _settings(width, height, samples)
    folder = tempfile.mkdtemp()
    try:
        return clean(_render(folder), detail)
    finally:
        shutil.rmtree(folder)
