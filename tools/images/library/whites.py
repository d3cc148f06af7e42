"""Upholstery of white linen and grey wool, for rooms whose warm lamps turn the natural linen yellow. Pass the names to `cushions.renew`."""
from . import materials, textiles

materials._makers.update({
    'white upholstery': lambda name: textiles._weave(name, (0.40, 0.455, 0.53), (0.665, 0.765, 0.885), 0.0062, 0.0014),
    'grey upholstery': lambda name: textiles._weave(name, (0.098, 0.118, 0.155), (0.215, 0.262, 0.345), 0.0060, 0.0012),
})
