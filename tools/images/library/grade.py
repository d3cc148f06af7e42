"""
Colour grading: white balance, bloom, vignette, the AgX tone curve, levels, softer oranges and turquoises, clarity (local
contrast), sharpening, and film grain against banding in skies.
"""
import struct
import zlib
import numpy as np

_IN = np.array([[0.842479062, 0.0784336, 0.0792237451], [0.0423282422, 0.878468636, 0.0791661275],
                [0.0423756549, 0.0784336, 0.879142974]])
_OUT = np.array([[1.196879005, -0.098020881, -0.099029744], [-0.052896852, 1.15190313, -0.098961177],
                 [-0.052971636, -0.09804345, 1.151073673]])
_LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
# Björn Ottosson's Oklab, from linear RGB to cone responses and from their cube roots to lightness and two colour axes.
_CONES = np.array([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                   [0.0883024619, 0.2817188376, 0.6299787005]])
_OKLAB = np.array([[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                   [0.0259040371, 0.7827717662, -0.8086757660]])


def _blur(values, sigma):
    """Applies a wide Gaussian blur of `sigma` pixels. It works on a downscaled copy, which is faster."""
    step = max(1, int(sigma / 3))
    height, width = values.shape[:2]
    small = values[: height - height % step or None, : width - width % step or None]
    small = small.reshape(small.shape[0] // step, step, small.shape[1] // step, step, 3).mean(axis=(1, 3))
    reach = int(np.ceil(3 * sigma / step))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) * step / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        pad = [(0, 0)] * 3
        pad[axis] = (reach, reach)
        wide = np.pad(small, pad, mode='edge')
        small = sum(w * np.take(wide, range(i, i + small.shape[axis]), axis=axis) for i, w in enumerate(kernel))
    rows = np.clip((np.arange(height) + 0.5) / step - 0.5, 0, small.shape[0] - 1)
    columns = np.clip((np.arange(width) + 0.5) / step - 0.5, 0, small.shape[1] - 1)
    top, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
    down, right = np.minimum(top + 1, small.shape[0] - 1), np.minimum(left + 1, small.shape[1] - 1)
    fy, fx = (rows - top)[:, None, None], (columns - left)[None, :, None]
    upper = small[top][:, left] * (1 - fx) + small[top][:, right] * fx
    lower = small[down][:, left] * (1 - fx) + small[down][:, right] * fx
    return upper * (1 - fy) + lower * fy


def _balance(light, strength):
    """Moves the image's mean colour towards grey, by `strength` between 0 and 1, without a change of brightness."""
    mean = np.exp(np.log(np.maximum(light.reshape(-1, 3), 1e-4)).mean(axis=0))
    gains = (mean @ _LUMINANCE / mean) ** strength
    return light * (gains / (gains @ _LUMINANCE))


def _levels(display, strength):
    """
    Moves the darkest parts of display RGB towards black and the lightest towards white, by `strength` between 0 and 1,
    and increases the contrast between them. Without it, the soft AgX curve leaves most images grey. How far the levels
    move is limited, so that an image of the night stays dark.
    """
    luma = display @ _LUMINANCE
    darkest, lightest = np.quantile(luma[::3, ::3], (0.005, 0.995))
    black = strength * np.clip(darkest - 0.02, 0, 0.09)
    gain = np.clip(1 + strength * (0.93 / max(lightest, 0.1) - 1), 1, 1.22)
    v = np.maximum((display - black) / (1 - black), 0) * gain
    v = np.where(v > 0.85, 1 - 0.15 * np.exp(-(v - 0.85) / 0.15), v)
    v = v + 0.44 * v * (1 - v) * (v - 0.36)
    # More contrast also makes colours stronger.
    luma = (v @ _LUMINANCE)[..., None]
    return np.clip(luma + (v - luma) * 0.92, 0, 1)


def _between(values, low, high):
    """Returns 1 for values between `low` and `high`, falling to 0 over 15 on both sides."""
    return np.clip((values - low + 15) / 15, 0, 1) * np.clip((high + 15 - values) / 15, 0, 1)


def _soften_colours(display):
    """
    Makes two colours weaker that renders exaggerate. Warm lamps on wood multiply two oranges: nearly half of the colour
    beyond that of bare wood goes, and the rest turns 4 degrees towards yellow. Lit water becomes as turquoise as a public
    pool: two thirds of the colour beyond that of pale stone go, and the water becomes as much darker.
    """
    linear = np.where(display <= 0.04045, display / 12.92, ((display + 0.055) / 1.055) ** 2.4)
    lightness, a, b = np.moveaxis(np.cbrt(linear @ _CONES.T) @ _OKLAB.T, -1, 0)
    chroma, hue = np.hypot(a, b), np.degrees(np.arctan2(b, a)) % 360
    orange = _between(hue, 40, 85)
    # The blue of skies and of snow in the shade begins near 240 degrees.
    turquoise = np.maximum(chroma - 0.03, 0) * _between(hue, 180, 230)
    softer = chroma - 0.45 * np.maximum(chroma - 0.075, 0) * orange - 0.65 * turquoise
    turned = np.radians(hue + 4 * orange * np.clip((chroma - 0.04) / 0.06, 0, 1))
    lab = np.stack([lightness - 0.6 * turquoise, softer * np.cos(turned), softer * np.sin(turned)], axis=-1)
    linear = np.clip((lab @ np.linalg.inv(_OKLAB).T) ** 3 @ np.linalg.inv(_CONES).T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def _box_mean(values, radius):
    """Returns the mean of the square of `2 * radius + 1` pixels around each pixel of a greyscale image."""
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, pad, mode='edge'), axis=axis)
        first = range(values.shape[axis])
        last = range(2 * radius + 1, 2 * radius + 1 + values.shape[axis])
        values = (np.take(sums, last, axis=axis) - np.take(sums, first, axis=axis)) / (2 * radius + 1)
    return values


def _without_texture(luma, radius, edge):
    """
    Blurs luminance but keeps edges: the guided filter of He, Sun and Tang (2010) with the image as its own guide. A
    variance far below `edge` is texture and is blurred, one far above it is an edge.
    """
    mean = _box_mean(luma, radius)
    variance = _box_mean(luma * luma, radius) - mean * mean
    slope = variance / (variance + edge)
    return _box_mean(slope, radius) * luma + _box_mean(mean - slope * mean, radius)


def _clarity(display, strength):
    """
    Increases the contrast of textures: grain of wood, joints and veins of stone, weave of cloth. Edges keep their
    contrast, so that no light line surrounds a dark object. The denoiser takes part of the textures away, whatever the
    number of samples. More than this draws the grain of wood and the joints like an engraving.
    """
    width = display.shape[1]
    luma = display @ _LUMINANCE
    coarse = luma - _without_texture(luma, round(width / 90), 0.01)
    fine = luma - _without_texture(luma, max(1, round(width / 640)), 0.0025)
    # Black and white stay as they are.
    middle = np.sqrt(np.clip(4 * luma * (1 - luma), 0, 1))
    stronger = luma + strength * (0.3 * coarse + 0.1 * fine) * middle
    return np.clip(display * (stronger / np.maximum(luma, 1e-3))[..., None], 0, 1)


def develop(linear, exposure=0.6, contrast=1.18, saturation=1.0, balance=0.3, sharpening=0.12, grain=0.004, levels=0.75,
            clarity=1.0):
    """
    Converts linear RGB to display RGB between 0 and 1. `exposure` is in stops; `grain` is the standard deviation of the
    film grain. `balance` is the part of a colour cast that is removed: a camera in a room of warm lamps and wood, too,
    would not show all of it. `levels` and `clarity` are the strengths of `_levels` and `_clarity`.
    """
    height, width = linear.shape[:2]
    light = _balance(linear.astype(np.float64), balance) * 2.0 ** exposure
    bright = np.minimum(light, 12)
    light = 0.94 * light + 0.02 * sum(_blur(bright, width * part) for part in (0.004, 0.014, 0.045))
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    light *= (1 - 0.18 * np.clip((x * x + y * y * 0.8) / 1.8, 0, 1) ** 1.4)[..., None]
    log = np.log2(np.maximum(light @ _IN.T, 1e-10))
    v = np.clip((log + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v = 15.5 * v ** 6 - 40.14 * v ** 5 + 31.96 * v ** 4 - 6.868 * v ** 3 + 0.4298 * v ** 2 + 0.1191 * v - 0.00232
    v = np.maximum(v, 0) ** contrast
    luma = (v @ _LUMINANCE)[..., None]
    v = np.clip((luma + (v - luma) * saturation) @ _OUT.T, 0, 1)
    if levels:
        v = _levels(v, levels)
    v = _soften_colours(v)
    if clarity:
        v = _clarity(v, clarity)
    v = v + sharpening * (v - _blur(v, max(0.8, width / 1800)))
    noise = np.random.default_rng(7).normal(0, grain, (height, width, 1))
    return np.clip(v + noise, 0, 1)


def write_png(path, display):
    """Writes display RGB as an 8-bit PNG. Rounding is dithered, so that gradients do not show bands."""
    height, width = display.shape[:2]
    dither = np.random.default_rng(3).random((height, width, 3))
    rows = np.clip(display * 255 + dither, 0, 255).astype(np.uint8).reshape(height, -1)
    raw = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))
