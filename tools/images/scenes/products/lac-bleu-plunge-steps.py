"""Scene: three steps with a handrail, in front of a raised plunge pool that is clad in travertine."""
from library import finishes, light, studio
from library.boards import Boards, panels
from library.fittings import basin, candle
from library.things import tube

ALT = 'Three ridged thermo-aspen steps in a frame of black steel with a round handrail, standing against a raised cold plunge'
DETAIL = 0.5
GRADE = {'exposure': 0.82}
WIDE, RISE, TREAD = 0.60, 0.25, 0.28


def steps(x, y):
    """Adds the three steps. The back edge of the top tread is at `y`; the other two are in front of it."""
    wood, steel = Boards('thermo-aspen', 0.0015), Boards('black steel', 0.003)
    for i in range(3):
        top, back = RISE * (i + 1), y - TREAD * (2 - i)
        front = back - TREAD
        boards = 3
        across = (TREAD - 0.006) / boards
        for k in range(boards):
            low = front + k * across
            wood.box((x + 0.032, low + 0.003, top - 0.032), (x + WIDE - 0.032, low + across - 0.003, top - 0.005))
            ridges = 6
            for r in range(ridges):
                a = low + 0.005 + r * (across - 0.010) / ridges
                wood.box((x + 0.032, a, top - 0.007), (x + WIDE - 0.032, a + (across - 0.010) / ridges - 0.0045, top))
        for side in (x, x + WIDE - 0.03):
            steel.box((side, front, top - 0.045), (side + 0.03, back, top - 0.005), 'y')
            steel.box((side, front, 0.015), (side + 0.03, front + 0.03, top - 0.04), 'z')
            steel.box((side, back - 0.03, 0.015), (side + 0.03, back, top - 0.04), 'z')
        steel.box((x + 0.03, front, top - 0.045), (x + WIDE - 0.03, front + 0.012, top - 0.006))
        steel.box((x + 0.03, back - 0.012, top - 0.045), (x + WIDE - 0.03, back, top - 0.033))
    steel.done('frame')
    wood.done('treads')
    feet = Boards('rubber', 0.002)
    for i in range(3):
        for side in (x - 0.003, x + WIDE - 0.033):
            feet.box((side, y - TREAD * (3 - i) - 0.003, 0), (side + 0.036, y - TREAD * (3 - i) + 0.033, 0.018))
    feet.done('feet')
    post = x + WIDE - 0.015
    top, front, back = RISE * 3 + 0.95, y - TREAD * 3 + 0.05, y - 0.05
    low = RISE + 0.80
    tube('black steel', [(post, front, RISE - 0.02), (post, front, low - 0.12), (post, front + 0.004, low - 0.06), (post, front + 0.035, low), (post, front + 0.10, low + 0.07),
                         (post, back - 0.12, top - 0.07), (post, back - 0.045, top - 0.012), (post, back - 0.006, top - 0.05), (post, back, top - 0.11), (post, back, RISE * 3 - 0.02)], 0.019)


def compose():
    light.indoors()
    panels('slate', (-4.6, 2.3, -0.02), (1, 0, 0), (0, 0, 1), 8, 3.4, 1.3, 0.62)
    panels('wet slate', (-4.6, -4.2, 0), (1, 0, 0), (0, 1, 0), 8, 6.5, 0.9, 0.9, shift=0)
    basin(-1.6, 1.5, 0.62, 1.9, 0.78, 0.08, 0.70, 0.09, 'slate', 26)
    steps(-0.36, 0.62)
    candle(0.74, 0.42, 0, 0.20, 0.042)
    candle(0.85, 0.32, 0, 0.12, 0.042)
    light.strip((-4.5, 2.22, 2.95), (3.3, 2.22, 2.95), (0, 0.08, -1), 60, 2750)
    studio.key((-0.05, 0.2, 0.5), 200, distance=2.6, size=1.4, yaw=-20)
    studio.rim((0.0, 0.3, 0.9), 34, distance=1.3, temperature=3200, yaw=-20, way=(0.95, 0.25, 0.3), tall=1.4)
    finishes.refine('slabs', **{'slate': 'cleft slate', 'wet slate': 'wet honed slate'})
    finishes.refine('basin', slate='cut travertine')
    light.camera((1.15, -3.0, 1.22), -20, 46, (0.0, -0.07), 3.5, 5.0)
