"""Honey-brown cedar without red, for saunas lit by hidden strips only. Its boards differ more than those of `planed`."""
from . import materials, planed

materials._makers['honey cedar'] = lambda name: planed.wood(name, (0.500, 0.333, 0.183), (0.350, 0.207, 0.101), 185.0, 0.44, 0.42, 0.7)
