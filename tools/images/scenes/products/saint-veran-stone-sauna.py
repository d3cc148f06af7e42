"""
Scene: two floating tiers of cedar benches in front of honed travertine, seen along the benches towards
the heater. The low sun of a winter morning falls through the glass front onto the stone.
"""
from library import filled_travertine, finishes, honey_cedar, light, linens, materials, planed, split_stones, sunlit  # noqa: F401 (two add materials)
from library.boards import Boards, panels, plank_wall
from library.fittings import stones
from library.saunas import UP, front, tier

ALT = 'Morning sun on honed travertine behind two tiers of cedar and a heater of dark stones, a towel over the edge of the upper tier'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 0.80, 'balance': 0.12}
WIDE, DEEP, HIGH = 2.8, 2.4, 2.4
BACK = DEEP - 0.012
LOWER, UPPER = DEEP - 1.20, DEEP - 0.62  # y of the front edges of the tiers, in metres
materials._makers['mortar'] = lambda name: materials._plain(name, (0.30, 0.255, 0.200), 1.0)
# Paler than the stones of other heaters, so that the low sun shows their faces.
materials._makers['grey diabase'] = lambda name: materials._mottled(name, (0.034, 0.033, 0.032), (0.108, 0.103, 0.098), 0.62, 30, 0.004)


def benches():
    """Adds the two tiers with the light below their edges, the base of the lower one, and the towel on the upper one."""
    tier('cedar', 0.02, 1.68, UPPER, BACK, 0.92, thick=0.06, nose=0.10, watts=10)
    tier('cedar', 0.02, 1.56, LOWER, BACK, 0.46, thick=0.06, nose=0.10, watts=16)
    base = Boards('travertine', 0.003)
    for x0, x1 in ((0.02, 0.70), (0.704, 1.38)):
        base.box((x0, LOWER + 0.17, 0.0), (x1, BACK, 0.40))
    base.done('base')
    light.strip((0.1, DEEP - 0.03, 0.80), (1.6, DEEP - 0.03, 0.80), (0, -0.1, -1), 6, 3100)
    linens.over_edge('striped linen', 1.16, UPPER - 0.012, 0.92, 0.46, 0.50, 0.36, 4, loose=0.16, thick=0.004, seed=6)


def heater(x, y, wide, deep, low, top):
    """
    Adds the heater with its corner at (x, y): a body of black steel up to the height `low`, and an open frame up to `top` that
    holds the stones.
    """
    body = Boards('black steel', 0.006)
    body.box((x, y, 0.06), (x + wide, y + deep, low))
    body.box((x + 0.04, y + 0.04, 0), (x + wide - 0.04, y + deep - 0.04, 0.07))
    body.done('heater')
    frame = Boards('black steel', 0.002)
    for a, b in ((x, y), (x + wide - 0.016, y), (x, y + deep - 0.016), (x + wide - 0.016, y + deep - 0.016)):
        frame.box((a, b, low), (a + 0.016, b + 0.016, top), 'z')
    for level in (low + (top - low) / 3, low + (top - low) * 2 / 3, top - 0.012):
        for a, b in (((x, y), (x + wide, y + 0.008)), ((x, y + deep - 0.008), (x + wide, y + deep)),
                     ((x, y), (x + 0.008, y + deep)), ((x + wide - 0.008, y), (x + wide, y + deep))):
            frame.box((*a, level), (*b, level + 0.012))
    frame.done('frame')
    stones((x + 0.010, y + 0.010, low), (x + wide - 0.010, y + deep - 0.010, top - 0.03), 0.074, 0.07)


def compose():
    light.indoors()
    panels('travertine', (0, DEEP, 0), (1, 0, 0), UP, WIDE, HIGH, 1.5, 0.3, gap=0.004, shift=0.37)
    panels('travertine', (0, -2.6, 0), (1, 0, 0), (0, 1, 0), WIDE, DEEP + 2.6, 0.9, 0.9, shift=0.5)
    plank_wall('cedar', (0, 0, 0), (0, 1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (WIDE, DEEP, 0), (0, -1, 0), UP, DEEP, HIGH)
    plank_wall('cedar', (0, DEEP, HIGH), (1, 0, 0), (0, -1, 0), WIDE, DEEP)
    benches()
    heater(2.14, DEEP - 0.78, 0.54, 0.5, 0.60, 0.98)
    front(0.0, WIDE, HIGH, (1.02, 2.14), y=0.0, wide=0.025, handle=2.05)
    sunlit.through((1.72, DEEP, 1.16), 204, 13, sunlit.sashes(1.5, 1.05, 2, 1, 0.07), 5.0, 4500)
    light.strip((0.05, DEEP - 0.05, HIGH - 0.04), (WIDE - 0.05, DEEP - 0.05, HIGH - 0.04), (0, 0.12, -1), 9, 3300)
    light.area((1.4, -1.6, 1.9), (0.1, 1, -0.25), 2.4, 1.4, 40, colour=(1.0, 0.94, 0.86))
    finishes.refine(travertine='filled travertine')
    planed.renew_walls(cedar='honey cedar')
    # The panels that are still black are those behind the stones.
    finishes.refine(only='behind', void='mortar')
    split_stones.renew()
    finishes.refine(**{'dry diabase': 'grey diabase'})
    light.camera((0.26, 0.10, 1.34), 38, 23, (0.0, -0.05), 2.4, 6.0)
