import type { Product } from '../../store/api';

export const PRICE_ON_REQUEST = 'Price on Request';

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * A price in words: EUR in German number format, or 'Price on Request' (spec §9).
 * A product whose provider names no amount is on request too: a shop never shows an empty price.
 */
export function formatPrice(price: Product['price']): string {
  return price.onRequest || price.amount === null ? PRICE_ON_REQUEST : euros.format(price.amount);
}
