/** All messages of the catalogue. Those that docs/specification.md §8 quotes must stay word for word. */
export const messages = {
  loadFailed: 'Failed to load products. Please try again.',
  loading: 'Loading the collection…',
  loadingProduct: 'Loading this piece…',
  loadingMore: 'Loading more…',
  nothingYet: 'The collection is being prepared. Please come back soon.',
  nothingFound: 'Nothing in what is shown so far matches. Load more of the collection, or look for something else.',
  nothingFoundAtAll: 'Nothing in the collection matches. Try another word or another category.',
  searchingRemotely: 'Looking through the rest of the collection…',
  remoteSearchFailed: 'The rest of the collection could not be searched just now.',
  productUnknown: 'We could not find this piece. It may have another name now.',
  productGone: 'This piece is no longer part of the collection.',
  productFailed: 'Failed to load this product. Please try again.',
} as const;

/** Returns the product count above the catalogue, 'Showing N products' (docs/specification.md §2). */
export function resultCountText(count: number): string {
  return `Showing ${count} ${count === 1 ? 'product' : 'products'}`;
}

/**
 * Returns the text for the number of products that the server found beyond the loaded pages. `more` is true if it has
 * further pages of results.
 */
export function remoteResultCountText(count: number, more: boolean): string {
  if (count === 0) return more ? '' : 'Nothing more in the rest of the collection.';
  return `${more ? 'More than ' : ''}${count} ${count === 1 ? 'product' : 'products'} found in the rest of the collection`;
}
