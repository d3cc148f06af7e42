"""
Scene: two floating tiers of cedar benches in front of honed travertine, seen through the glass front.
"""
from library import buckets, finishes, light, terry
from library.boards import Boards, panels, plank_wall
from library.fittings import bucket, towels
from library.saunas import UP, front, heater, tier

ALT = 'Two tiers of cedar that seem to float in a room of honed travertine, the heater before a wall of long stone courses'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}
WIDE, DEEP, HIGH = 2.8, 2.4, 2.4


def compose():
    light.indoors()
    panels('travertine', (0, DEEP, 0), (1, 0, 0), UP, WIDE, HIGH, 1.5, 0.3, gap=0.006, shift=0.37)
    panels('travertine', (0, -2.6, 0), (1, 0, 0), (0, 1, 0), WIDE, DEEP + 2.6, 0.9, 0.9, shift=0.5)
    plank_wall('cedar', (0, 0, 0), (0, 1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (WIDE, DEEP, 0), (0, -1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (0, DEEP, HIGH), (1, 0, 0), (0, -1, 0), WIDE, DEEP)
    tier('cedar', 0.02, 2.02, DEEP - 0.62, DEEP - 0.012, 0.92, thick=0.06, nose=0.10, watts=16)
    tier('cedar', 0.02, 1.86, DEEP - 1.20, DEEP - 0.66, 0.46, thick=0.06, nose=0.10, watts=14)
    steel = Boards('black steel', 0.004)
    for x in (0.35, 1.05, 1.75):
        steel.box((x, DEEP - 0.60, 0.845), (x + 0.03, DEEP - 0.005, 0.86), 'y')
        steel.box((x, DEEP - 0.03, 0.62), (x + 0.03, DEEP - 0.005, 0.86), 'z')
        steel.box((x, DEEP - 1.18, 0.385), (x + 0.03, DEEP - 0.005, 0.40), 'y')
    steel.done('brackets')
    light.strip((0.1, DEEP - 0.03, 0.84), (1.95, DEEP - 0.03, 0.84), (0, -0.1, -1), 9, 2750)
    heater(2.12, DEEP - 0.72, 0, 0.54, 0.5, 0.98, 0.40, 0.058, 0.08)
    towels(0.35, DEEP - 0.46, 0.92, 0.4, 0.3, 3)
    bucket(1.35, DEEP - 0.92, 0.46)
    front(0.0, WIDE, HIGH, (1.02, 2.14), y=0.0, wide=0.025, handle=2.05)
    light.strip((0.05, DEEP - 0.05, HIGH - 0.04), (WIDE - 0.05, DEEP - 0.05, HIGH - 0.04), (0, 0.12, -1), 22, 2900)
    light.area((1.4, 1.1, HIGH - 0.03), (0, 0, -1), 1.8, 1.2, 38, 3000)
    light.area((0.5, -2.2, 2.1), (0.35, 1, -0.4), 1.8, 1.2, 46, colour=(0.54, 0.70, 1.0))
    terry.renew()
    buckets.renew(hoops='brushed black steel')
    finishes.refine(travertine='laid travertine')
    light.camera((1.55, -0.7, 1.18), -1, 26, (0.02, -0.045), 2.7, 5.0)
