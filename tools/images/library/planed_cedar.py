"""Planed red cedar for close views and whole walls, where the growth rings of `cedar` look drawn. See `planed`."""
from . import finishes, materials, planed

materials._makers['planed cedar'] = lambda name: planed._planed(name, (0.475, 0.285, 0.155), (0.335, 0.178, 0.090), 190.0, 0.46, 0.30)


def renew():
    """Replaces all cedar of the scene."""
    finishes.refine(cedar='planed cedar')
