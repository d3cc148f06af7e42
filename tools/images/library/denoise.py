"""
Denoises a render with few samples per pixel. The lighting is separated from the surfaces' colours and denoised by a
network that takes colours and normals as exact. Wood grain, relief and joints therefore stay sharp, although the lighting
is smoothed.
"""
import numpy as np
from . import network

# The PU (perceptually uniform) curve of Open Image Denoise, in which its networks expect linear light: a straight line,
# a power and a logarithm, each up to the given input and output.
_LINE, _POWER, _LOGARITHM = 1412.83765, (1.64593172, 0.431384981, -0.00294139609), (0.192653254, 0.00626026094, 0.998620152)
_LINE_END, _POWER_END = (1.57945760e-6, 0.00223151711), (0.0322087631, 0.370974749)
# The largest value of a 16-bit float, which becomes 1.
_BRIGHTEST = 65504
_LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)


def _encode(light):
    """Returns linear light on the PU curve."""
    factor, exponent, offset = _POWER
    scale, shift, top = _LOGARITHM
    power = factor * np.power(np.maximum(light, 1e-9), exponent) + offset
    return np.where(light <= _LINE_END[0], _LINE * light,
                    np.where(light <= _POWER_END[0], power, scale * np.log(light + shift) + top))


def _decode(value):
    """The inverse of `_encode`."""
    factor, exponent, offset = _POWER
    scale, shift, top = _LOGARITHM
    power = np.power(np.maximum((value - offset) / factor, 0), 1 / exponent)
    return np.where(value <= _LINE_END[1], value / _LINE,
                    np.where(value <= _POWER_END[1], power, np.exp((value - top) / scale) - shift))


def _exposure(light):
    """Returns the factor that brings the image's mean logarithmic brightness, over squares of 16 pixels, to 0.18."""
    brightness = light @ _LUMINANCE
    height, width = (size // 16 * 16 for size in brightness.shape)
    squares = brightness[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    lit = squares[squares > 1e-8]
    return 0.18 / np.exp2(np.log2(lit).mean()) if lit.size else 1.0


def _denoise_light(weights, light, colour, normal):
    """Denoises linear light with the help of the surfaces' colours (0 to 1) and normals (-1 to 1)."""
    light = np.maximum(light, 0)
    exposure, brightest = _exposure(light), _encode(np.float32(_BRIGHTEST))
    inputs = [_encode(light * exposure) / brightest, np.clip(colour, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    denoised = network.apply(weights, np.concatenate(inputs, axis=2).astype(np.float32))
    return _decode(denoised * brightest) / exposure


def _partly_denoised(colour, detail):
    """Mixes colours (0 to 1) with their denoised version. `detail` from 0 to 1 is the part of the original ones."""
    if detail == 1:
        return colour
    smooth = network.apply(network.load('rt_alb'), np.clip(colour, 0, 1))
    return smooth + (colour - smooth) * detail


def clean(passes, detail=1.0):
    """
    Denoises a render and returns one image in linear RGB. `passes` are the render passes by name, the values of
    `film._PASSES`. `detail` from 0 to 1 is the part of the surfaces' colours that is not denoised, because the network
    takes fine grain for noise. From 12 samples per pixel on, the colours hardly have any noise.
    """
    weights = network.load('rt_hdr_calb_cnrm')
    diffuse = passes['dd'] + passes['di']
    colour, gloss = (_partly_denoised(passes[name], detail) for name in ('dc', 'gc'))
    lighting = _denoise_light(weights, diffuse, colour, passes['normal'])
    # Reflections, glass, water and glowing surfaces.
    rest = _denoise_light(weights, passes['all'] - diffuse * passes['dc'], colour + gloss, passes['normal'])
    return np.maximum(lighting * colour + rest, 0)
