/** Cache tag of every product list. The tag of a single product is its id. The browser's cache uses the same tags. */
export const PRODUCT_LIST_TAG = 'LIST';

/** Payload of the notification that a request for a consultation or a call was added or changed (migration 0009). */
export const REQUESTS_PAYLOAD = 'requests';

/** Cache tag of all requests in the browser's cache. The server does not cache them, because they are private. */
export const REQUESTS_TAG = { type: 'Requests', id: 'LIST' } as const;

/** Returns the cache tags that a change of this product invalidates. */
export function staleTags(productId: string): string[] {
  return [PRODUCT_LIST_TAG, productId];
}
