"""Removes the lamps that hardly show in a view, because every lamp adds noise to the light of all others."""
import bpy


def keep_lamps(low, high):
    """Removes all lamps except the sun and those in the box between the opposite corners `low` and `high`."""
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type != 'SUN']:
        if not all(a <= at <= b for a, at, b in zip(low, lamp.location, high)):
            bpy.data.objects.remove(lamp)
