"""
Renders one scene to a PNG file. Run it inside Blender; NAME includes the folder, such as pages/dusk:

    blender -b --factory-startup --python-exit-code 1 -P tools/images/render.py -- NAME OUT [WIDTH SAMPLES]

A scene module defines `compose()`. It may also define `RATIO` (height divided by width), `WIDTH` in pixels, `SAMPLES` per
pixel, `DETAIL` (see `denoise.clean`) and `GRADE` (the arguments of `grade.develop`), to override the defaults of its
folder.
"""
import importlib
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import bpy  # noqa: E402
from library import film, grade  # noqa: E402

name, out, *quick = sys.argv[sys.argv.index('--') + 1:]
for thing in list(bpy.data.objects):
    bpy.data.objects.remove(thing)
folder, title = name.split('/')
random.seed(title)
scene = importlib.import_module(f'scenes.{folder}.{title}')
usual_width, usual_ratio = {'pages': (1600, 2 / 3), 'products': (1280, 5 / 4), 'materials': (320, 1)}[folder]
width, ratio = getattr(scene, 'WIDTH', usual_width), getattr(scene, 'RATIO', usual_ratio)
samples = getattr(scene, 'SAMPLES', 12)
if quick:
    width, samples = map(int, quick)
started = time.process_time()
scene.compose()
built = time.process_time()
linear = film.expose(width, round(width * ratio), samples, getattr(scene, 'DETAIL', 1.0))
# A sample of a material shows its true colour, and words stand on the images of pages.
finish = {'materials': {'balance': 0, 'levels': 0}, 'pages': {'levels': 0}, 'products': {}}[folder]
grade.write_png(out, grade.develop(linear, **{**finish, **getattr(scene, 'GRADE', {})}))
print(f'ART {name}: built in {built - started:.0f} s, rendered in {time.process_time() - built:.0f} s of CPU time')
