/** Stands for every list of products. The others are products' ids: the same tags as in the browser's cache. */
export const LIST = 'LIST';

/** What is out of date once this product has changed. */
export function staleTags(productId: string): string[] {
  return [LIST, productId];
}
