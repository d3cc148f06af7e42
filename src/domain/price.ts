import type { Product } from '../../store/api';

const PRICE_ON_REQUEST = 'Price on Request';

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Formats a price as EUR in German number format, or as 'Price on Request' (docs/specification.md §9). A product
 * without an amount is on request too (docs/decisions/0005).
 */
export function formatPrice(price: Product['price']): string {
  return price.onRequest || price.amount === null ? PRICE_ON_REQUEST : euros.format(price.amount);
}
