"""Builds the scene of a product's main image, for another view of the same product."""
import importlib
import random


def compose_product(name):
    """
    Builds the scene of the product with the slug `name`, with the same boards as in its main image. Call `light.camera`
    afterwards to replace the camera.
    """
    random.seed(name)
    importlib.import_module(f'scenes.products.{name}').compose()
