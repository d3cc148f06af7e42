/** Cache tag of every product list. The tag of a single product is its id. The browser's cache uses the same tags. */
export const PRODUCT_LIST_TAG = 'LIST';

/** Returns the cache tags that a change of this product invalidates. */
export function staleTags(productId: string): string[] {
  return [PRODUCT_LIST_TAG, productId];
}
