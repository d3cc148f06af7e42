"""
Runs the denoising networks of Intel's Open Image Denoise, which Debian's Blender lacks, with numpy. The networks are
U-Nets: they halve the image four times, then double it again, and join it each time with the features of that size.
`weights/README.md` says where the weights come from.
"""
import os
import struct
import numpy as np

_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights')
_TYPES = {'f': np.float32, 'h': np.float16}
# Rows of a strip, and rows above and below it that it shares with its neighbours, so that no seam is visible.
_STRIP, _OVERLAP = 512, 96
# Pixels of a matrix product. Its operands then fit into the cache of a CPU core.
_CHUNK = 8192


def load(name):
    """
    Reads a network's weights from a TZA file, Open Image Denoise's archive of tensors: a header with the position of a
    table, which lists each tensor's name, shape, type and position. Returns float32 arrays by name.
    """
    with open(os.path.join(_FOLDER, f'{name}.tza'), 'rb') as file:
        data = file.read()
    at, = struct.unpack_from('<Q', data, 4)
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        at += 2
        tensor = data[at:at + length].decode()
        at += length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        # The shape is followed by the letters of its axes, such as 'oihw'.
        at += 1 + 4 * rank + rank
        start, = struct.unpack_from('<Q', data, at + 1)
        values = np.frombuffer(data, _TYPES[chr(data[at])], int(np.prod(shape)), start)
        tensors[tensor] = values.reshape(shape).astype(np.float32)
        at += 9
    return tensors


def _convolve(weights, name, image):
    """
    Applies a convolution of 3 × 3 pixels and sets negative values to zero. `image` has the shape (channels, height,
    width). In the flattened image with a border, each of the nine neighbours of all pixels is one slice.
    """
    kernel, bias = weights[f'{name}.weight'], weights[f'{name}.bias']
    channels, height, width = image.shape
    row = width + 2
    flat = np.zeros((channels, (height + 2) * row + 2), np.float32)
    flat[:, :-2].reshape(channels, height + 2, row)[:, 1:-1, 1:-1] = image
    matrix = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1).reshape(len(kernel), -1))
    result = np.empty((len(kernel), height * row), np.float32)
    near = np.empty((9 * channels, _CHUNK), np.float32)
    for start in range(0, height * row, _CHUNK):
        size = min(_CHUNK, height * row - start)
        for index in range(9):
            first = start + index // 3 * row + index % 3
            near[index * channels:(index + 1) * channels, :size] = flat[:, first:first + size]
        result[:, start:start + size] = matrix @ near[:, :size]
    result += bias[:, None]
    return np.maximum(result, 0, out=result).reshape(-1, height, row)[:, :, :width]


def _halve(image):
    channels, height, width = image.shape
    return image.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def _double_and_join(image, larger):
    return np.concatenate([image.repeat(2, axis=1).repeat(2, axis=2), larger])


def _run(weights, image):
    """Returns the result for a strip. Its height and width must be multiples of 16."""
    convolve = lambda values, *names: values if not names else convolve(_convolve(weights, names[0], values), *names[1:])
    first = _halve(convolve(image, 'enc_conv0', 'enc_conv1'))
    second = _halve(convolve(first, 'enc_conv2'))
    third = _halve(convolve(second, 'enc_conv3'))
    fourth = _halve(convolve(third, 'enc_conv4'))
    values = convolve(fourth, 'enc_conv5a', 'enc_conv5b')
    values = convolve(_double_and_join(values, third), 'dec_conv4a', 'dec_conv4b')
    values = convolve(_double_and_join(values, second), 'dec_conv3a', 'dec_conv3b')
    values = convolve(_double_and_join(values, first), 'dec_conv2a', 'dec_conv2b')
    return convolve(_double_and_join(values, image), 'dec_conv1a', 'dec_conv1b', 'dec_conv0')


def apply(weights, image):
    """Applies a network to an image of the shape (height, width, channels), and returns three channels."""
    height, width = image.shape[:2]
    padded = np.pad(image, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect').transpose(2, 0, 1)
    result = np.empty((3, *padded.shape[1:]), np.float32)
    for top in range(0, padded.shape[1], _STRIP):
        start = max(0, top - _OVERLAP)
        strip = _run(weights, padded[:, start:top + _STRIP + _OVERLAP])
        result[:, top:top + _STRIP] = strip[:, top - start:top - start + _STRIP]
    return result[:, :height, :width].transpose(1, 2, 0)
