"""Scene: the five-sided sauna in the corner of a house, with glass across its cut corner."""
from library import light
from library.zuers import corner_sauna

ALT = 'A five-sided cedar sauna set into the corner of a room, its cut front corner glass in a slim frame of black steel'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}


def compose():
    corner_sauna()
    light.camera((-1.86, -1.97, 1.25), 43.5, 37, (0.0, -0.025), 2.9, 5.0)
