"""
Scene: two floating tiers of cedar benches in front of honed travertine, seen along the benches towards the heater. The
low sun of a winter morning falls through the glass front onto the stone.
"""
from library import finishes, light, linens, materials, planed, split_stones, sunlit, vein_cut  # noqa: F401 (vein_cut adds its material)
from library.boards import panels, plank_wall
from library.saunas import UP, front, heater, tier

ALT = 'Morning sun on honed travertine behind two floating tiers of cedar and a heater of dark stones, a towel over the edge of the upper tier'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95}
WIDE, DEEP, HIGH = 2.8, 2.4, 2.4
BACK = DEEP - 0.012
materials._makers['mortar'] = lambda name: materials._plain(name, (0.20, 0.170, 0.135), 1.0)


def benches():
    """Adds the two tiers with the light below their edges, and the towel on the upper one."""
    tier('cedar', 0.02, 1.68, DEEP - 0.62, BACK, 0.92, thick=0.06, nose=0.10, watts=9)
    tier('cedar', 0.02, 1.56, DEEP - 1.20, BACK, 0.46, thick=0.06, nose=0.10, watts=18)
    light.strip((0.1, DEEP - 0.03, 0.80), (1.6, DEEP - 0.03, 0.80), (0, -0.1, -1), 6, 2750)
    linens.over_edge('striped linen', 1.16, DEEP - 0.632, 0.92, 0.46, 0.50, 0.36, 4, loose=0.16, thick=0.004, seed=6)


def compose():
    light.indoors()
    panels('travertine', (0, DEEP, 0), (1, 0, 0), UP, WIDE, HIGH, 1.5, 0.3, gap=0.006, shift=0.37)
    panels('travertine', (0, -2.6, 0), (1, 0, 0), (0, 1, 0), WIDE, DEEP + 2.6, 0.9, 0.9, shift=0.5)
    plank_wall('cedar', (0, 0, 0), (0, 1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (WIDE, DEEP, 0), (0, -1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (0, DEEP, HIGH), (1, 0, 0), (0, -1, 0), WIDE, DEEP)
    benches()
    heater(2.14, DEEP - 0.78, 0, 0.54, 0.5, 0.98, 0.40, 0.058, 0.08)
    front(0.0, WIDE, HIGH, (1.02, 2.14), y=0.0, wide=0.025, handle=2.05)
    sunlit.through((1.72, DEEP, 1.16), 204, 13, sunlit.sashes(1.5, 1.05, 2, 1, 0.07), 5.5, 4200)
    light.strip((0.05, DEEP - 0.05, HIGH - 0.04), (WIDE - 0.05, DEEP - 0.05, HIGH - 0.04), (0, 0.12, -1), 13, 2900)
    light.area((1.4, -1.6, 1.9), (0.1, 1, -0.25), 2.4, 1.4, 54, colour=(0.82, 0.90, 1.0))
    finishes.refine(travertine='vein-cut travertine')
    planed.renew_walls(cedar='planed cedar')
    # The panels that are still black are those behind the stones.
    finishes.refine(only='behind', void='mortar')
    split_stones.renew()
    light.camera((0.26, 0.10, 1.34), 38, 23, (0.0, -0.05), 2.4, 6.0)
