/** Stands for every list of products. The others are products' ids: the same tags as in the browser's cache. */
export const PRODUCT_LIST_TAG = 'LIST';

/** What is out of date once this product has changed. */
export function staleTags(productId: string): string[] {
  return [PRODUCT_LIST_TAG, productId];
}
