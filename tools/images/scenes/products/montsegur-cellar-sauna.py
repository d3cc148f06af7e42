"""Scene: a sauna under a barrel vault of narrow laths and seven ribs. The vault is lit from both of its lower edges."""
import math
import numpy as np
from library import arches, buckets, finishes, honey_cedar, light, linens, materials, planed, rooms, split_stones  # noqa: F401 (honey_cedar adds its material)
from library.boards import Boards, panels, plank_wall
from library.fittings import bucket
from library.saunas import UP, heater
from library.shapes import put

ALT = 'A vaulted cedar sauna: narrow laths over seven ribs, two facing benches, and the heater in a niche of dark slate'
SAMPLES = 14
GRADE = {'exposure': 1.16, 'contrast': 1.22, 'balance': 0.30}
WIDE, LONG, SPRING = 2.0, 2.4, 1.32
NEAR = -1.5
# The shell behind the laths. In the light that falls between them it is a dark, warm brown.
materials._makers['vault shell'] = lambda name: materials._plain(name, (0.110, 0.064, 0.032), 0.9)


def vault():
    """
    Adds the vault: a half circle of laths that run along the room, bent ribs that project below the laths, and a shell
    5 cm behind them.
    """
    radius, middle = WIDE / 2, WIDE / 2
    laths = Boards('cedar', 0.004)
    count, thick = 62, 0.026
    for i in range(count):
        angle = math.pi * (i + 0.5) / count
        out = np.array((math.cos(angle), 0, math.sin(angle)))
        wide = math.pi * radius / count - 0.010
        cut = 0.4 + 0.9 * ((i * 7) % 5) / 5
        for part, (y0, y1) in enumerate(((NEAR, NEAR + cut + 0.9), (NEAR + cut + 0.901, LONG))):
            set_back = 0.0016 * ((i * 5 + part * 3) % 4)
            laths.board(np.array((middle, (y0 + y1) / 2, SPRING)) + out * (radius + thick / 2 + set_back), (y1 - y0, wide, thick), ((0, 1, 0), np.cross(-out, (0, 1, 0)), -out))
    laths.done('laths')
    for k in range(7):
        arches.rib('cedar', (middle, 0.04 + k * (LONG - 0.05) / 6, SPRING), radius - 0.0005)
    points = [(middle + (radius + 0.05) * math.cos(math.pi * i / 60), y, SPRING + (radius + 0.05) * math.sin(math.pi * i / 60)) for y in (NEAR, LONG + 0.1) for i in range(61)]
    put('shell', points, [(i, i + 1, i + 62, i + 61) for i in range(60)], 'vault shell', True)


def towel():
    """Adds a linen towel over the edge of the left bench."""
    made = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.40, 0.36, 0.27, 5, loose=0.14, thick=0.004, seed=6)
    made.rotation_euler, made.location = (0, 0, math.pi / 2), (0.567, 1.30, 0)


def end(y):
    """Adds the end wall under the vault: boards with a slate niche in the middle."""
    made = Boards('cedar', 0.003)
    rows, tall = 20, (SPRING + WIDE / 2) / 20
    x0, x1, top = WIDE / 2 - 0.42, WIDE / 2 + 0.42, 12 * tall
    for i in range(rows):
        z = (i + 0.5) * tall
        half = WIDE / 2 if z < SPRING else math.sqrt(max(0.01, (WIDE / 2) ** 2 - (z - SPRING) ** 2)) + 0.03
        left, right = WIDE / 2 - half, WIDE / 2 + half
        spans = [(left, x0), (x1, right)] if z < top else [(left, right)]
        for a, b in spans:
            made.box((a, y, z - tall / 2 + 0.0015), (b, y + 0.022, z + tall / 2 - 0.0015))
    made.done('end')
    for low, high in (((-0.1, y + 0.03, 0), (x0 - 0.03, y + 0.05, 2.5)), ((x1 + 0.03, y + 0.03, 0), (WIDE + 0.1, y + 0.05, 2.5)), ((x0 - 0.03, y + 0.03, top + 0.03), (x1 + 0.03, y + 0.05, 2.5))):
        dark = Boards('void')
        dark.box(low, high)
        dark.done('behind')
    panels('slate', (x0, y + 0.5, 0), (1, 0, 0), UP, x1 - x0, top + 0.03, 0.84, 0.36, shift=0)
    # The side panels start behind the boards, and a frame covers the edges of both.
    panels('slate', (x0, y + 0.026, 0), (0, 1, 0), UP, 0.474, top + 0.03, 0.6, 0.36, shift=0)
    panels('slate', (x1, y + 0.5, 0), (0, -1, 0), UP, 0.474, top + 0.03, 0.6, 0.36, shift=0)
    panels('slate', (x0, y + 0.5, top + 0.01), (1, 0, 0), (0, -1, 0), x1 - x0, 0.474, 0.84, 0.5, shift=0)
    frame = Boards('cedar', 0.003)
    frame.box((x0 - 0.05, y - 0.014, 0), (x0 + 0.006, y + 0.030, top + 0.05), 'z')
    frame.box((x1 - 0.006, y - 0.014, 0), (x1 + 0.05, y + 0.030, top + 0.05), 'z')
    frame.box((x0 + 0.0065, y - 0.014, top - 0.006), (x1 - 0.0065, y + 0.030, top + 0.05))
    frame.done('frame')
    light.strip((x0 + 0.05, y + 0.04, top - 0.01), (x1 - 0.05, y + 0.04, top - 0.01), (0, 0.45, -1), 16, 2800)


def compose():
    light.indoors()
    plank_wall('cedar', (0, NEAR, 0), (0, 1, 0), UP, LONG - NEAR, SPRING - 0.06)
    plank_wall('cedar', (WIDE, LONG, 0), (0, -1, 0), UP, LONG - NEAR, SPRING - 0.06)
    vault()
    end(LONG)
    put('near wall', [(-0.1, NEAR - 0.02, 0), (WIDE + 0.1, NEAR - 0.02, 0), (WIDE + 0.1, NEAR - 0.02, 2.5), (-0.1, NEAR - 0.02, 2.5)], [(0, 1, 2, 3)], 'void')
    rooms.tiled('slate', 0, WIDE, NEAR, LONG + 0.5, size=0.5)
    for x0, face in ((0.0, 0.55), (WIDE - 0.55, WIDE - 0.55)):
        way = 1 if x0 == 0 else -1
        arm = Boards('cedar', 0.005)
        for i in range(5):
            arm.box((x0 + i * 0.11 + 0.004, NEAR, 0.432), (x0 + (i + 1) * 0.11 - 0.004, LONG - 0.02, 0.46), 'y')
        arm.box((face - 0.014, NEAR, 0.36), (face + 0.014, LONG - 0.02, 0.43), 'y')
        inner = face - way * 0.10
        for i in range(int((LONG - NEAR - 0.03) / 0.043)):
            arm.box((inner - 0.014, NEAR + i * 0.043, 0), (inner + 0.014, NEAR + 0.022 + i * 0.043, 0.35), 'z')
        ledge = 0.0 if way > 0 else WIDE - 0.075
        arm.box((ledge, NEAR, SPRING - 0.09), (ledge + 0.075, LONG - 0.005, SPRING - 0.05), 'y')
        arm.box((ledge + (0.055 if way > 0 else 0), NEAR, SPRING - 0.05), (ledge + (0.075 if way > 0 else 0.02), LONG - 0.005, SPRING - 0.015), 'y')
        arm.done('arm')
        put('dark', [(inner - way * 0.05, NEAR, 0), (inner - way * 0.05, LONG, 0), (inner - way * 0.05, LONG, 0.42), (inner - way * 0.05, NEAR, 0.42)], [(0, 1, 2, 3)], 'void')
        light.strip((face - way * 0.05, LONG - 0.1, 0.37), (face - way * 0.05, NEAR + 0.3, 0.37), (-way * 0.4, 0, -1), 9, 2700)
        wall_x = 0.03 if way > 0 else WIDE - 0.03
        light.strip((wall_x, LONG - 0.06, SPRING - 0.03), (wall_x, NEAR + 0.1, SPRING - 0.03), (way * 0.25, 0, 1), 34, 2750)
    heater(WIDE / 2 - 0.24, LONG - 0.02, 0, 0.48, 0.42, 0.92, 0.38, 0.055, 0.07)
    towel()
    bucket(WIDE - 0.28, 1.25, 0.46)
    light.area((WIDE / 2, 1.1, SPRING + 0.85), (0, 0, -1), 0.5, 1.4, 5, 2900)
    light.spot((WIDE / 2, LONG - 0.55, 2.05), (0, 0.56, -1.15), 230, 30, 3000, 0.05)
    light.spot((WIDE / 2, 0.75, 2.15), (-0.62, 0.55, -1.69), 45, 26, 3000, 0.12)
    buckets.renew(turn=12)
    split_stones.renew()
    finishes.refine(slate='cleft slate')
    planed.renew_walls(cedar='honey cedar')
    light.camera((WIDE / 2, NEAR + 0.05, 1.18), 0, 25, (0.0, 0.015), 3.4, 5.0)
