/** All messages of the catalogue. Do not reword messages quoted in docs/specification.md §8. */
export const messages = {
  loadFailed: 'Failed to load products. Please try again.',
  loading: 'Loading the collection…',
  loadingProduct: 'Loading this piece…',
  loadingRelated: 'Loading related pieces…',
  loadingMore: 'Loading more…',
  nothingYet: 'The collection is being prepared. Please come back soon.',
  nothingFound: 'No matches among the products shown so far. Load more, or try another search.',
  nothingFoundAtAll: 'No matches in the collection. Try another search or category.',
  noFavourites: 'You have no favourites yet. Choose the heart on a piece to keep it here.',
  searchingRemotely: 'Searching the rest of the collection…',
  remoteSearchFailed: 'The rest of the collection cannot be searched right now.',
  productUnknown: 'We could not find this piece. It may have been renamed.',
  productGone: 'This piece is no longer part of the collection.',
  productFailed: 'Failed to load this product. Please try again.',
} as const;

/** Whether products of a category are drawn and built for a house. Accessories are sent, and services are not built. */
export const isMadeToOrder = (category: string | null): boolean =>
  category !== 'accessory' && category !== 'consultation';

/** Returns the text of the button that leads from a product to the consultation form. */
export function askLabel(category: string | null): string {
  if (category === 'accessory') return 'Ask about this piece';
  return category === 'consultation' ? 'Ask about this service' : 'Ask for a consultation';
}

/** The noun for a product, by category. Others are pieces. */
const nouns = new Map([
  ['sauna', 'sauna'],
  ['infrared', 'cabin'],
  ['cold_plunge', 'plunge'],
  ['complete_suite', 'suite'],
  ['consultation', 'service'],
]);

/** Returns the heading of a product's description. */
export const aboutLabel = (category: string | null): string => `About this ${nouns.get(category ?? '') ?? 'piece'}`;

/** Returns the product count above the catalogue, 'Showing N products' (docs/specification.md §2). */
export function resultCountText(count: number): string {
  return `Showing ${count} ${count === 1 ? 'product' : 'products'}`;
}

/**
 * Returns the message that tells how many further products the server's search has found, besides those already loaded.
 * If `more` is true, the server has results that `count` does not include, so the message says 'More than'. If `count`
 * is 0 and `more` is true, the message is empty.
 */
export function remoteResultCountText(count: number, more: boolean): string {
  if (count === 0) return more ? '' : 'No more matches in the rest of the collection.';
  return `${more ? 'More than ' : ''}${count} ${count === 1 ? 'product' : 'products'} found in the rest of the collection`;
}
