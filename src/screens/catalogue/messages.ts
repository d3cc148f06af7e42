/** Every sentence of the catalogue's screens. Those of spec §8 are exact. */
export const messages = {
  loadFailed: 'Failed to load products. Please try again.',
  loading: 'Loading the collection…',
  loadingProduct: 'Loading this piece…',
  loadingMore: 'Loading more…',
  nothingYet: 'The collection is being prepared. Please come back soon.',
  nothingFound: 'Nothing in what is shown so far matches. Load more of the collection, or look for something else.',
  nothingFoundAtAll: 'Nothing in the collection matches. Try another word or another category.',
  lookingElsewhere: 'Looking through the rest of the collection…',
  elsewhereFailed: 'The rest of the collection could not be searched just now.',
  productUnknown: 'We could not find this piece. It may have another name now.',
  productGone: 'This piece is no longer part of the collection.',
  productFailed: 'Failed to load this product. Please try again.',
} as const;

/** Spec §2: 'Showing N products' count. */
export function resultCountText(count: number): string {
  return `Showing ${count} ${count === 1 ? 'product' : 'products'}`;
}

/** How much a search found beyond what is loaded; `more` says that there is a further page of it. */
export function remoteResultCountText(count: number, more: boolean): string {
  if (count === 0) return more ? '' : 'Nothing more in the rest of the collection.';
  return `${more ? 'More than ' : ''}${count} ${count === 1 ? 'product' : 'products'} found in the rest of the collection`;
}
