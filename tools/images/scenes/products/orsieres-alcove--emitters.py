"""
Scene: the lower half of an emitter on the back wall of the niche, from the side, in daylight that grazes the boards. The
hemlock shows its grain.
"""
from library import clear, emitters, finishes, light, materials, planed
from library.views import compose_product

ALT = 'The lower half of an emitter from the side, its quartz tube glowing red behind a fine grille, in daylight that grazes the hemlock boards around it'
GRADE = {'exposure': 0.86, 'contrast': 1.18, 'balance': 0.25}
WIDE, BACK = 1.74, 1.05  # width and depth of the niche in metres

# At arm's length, `planed hemlock` has hardly any figure.
materials._makers['figured hemlock'] = lambda name: planed.wood(name, (0.60, 0.450, 0.305), (0.435, 0.295, 0.180), 165.0, 0.44, 0.20, 0.85)


def compose():
    compose_product('orsieres-alcove')
    clear.clear((-0.1, -0.05, 0), (WIDE + 0.1, 0.05, 2.2), 'sheet')
    # The backrest, which would hide the emitter from the side.
    clear.clear((0.95, 0.8, 0.4), (1.42, BACK + 0.02, 1.3), 'back')
    finishes.refine(**{'planed hemlock': 'figured hemlock'})
    clear.dim(0.16)
    emitters.halo((WIDE - 0.22, BACK - 0.006, 1.08), (0, -1, 0), 0.15, 0.8, 1.1)
    light.area((0.20, 0.62, 1.45), (1, 0.30, -0.35), 0.3, 0.8, 11, colour=(1.0, 0.975, 0.93))
    light.area((-0.5, -1.7, 1.55), (1, 1.25, -0.35), 1.2, 1.4, 12, colour=(0.92, 0.96, 1.0))
    light.camera((1.04, 0.24, 1.00), 33, 56, (0.0, -0.20), 0.94, 6.3)
