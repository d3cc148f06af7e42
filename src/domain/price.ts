import type { Product } from '../../store/api';

const PRICE_ON_REQUEST = 'Price on Request';

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Formats a price as EUR in German number format (docs/specification.md §9). Returns 'Price on Request' if the price is
 * marked as on request, or if it has no amount (docs/decisions/0005).
 */
export function formatPrice(price: Product['price']): string {
  return price.onRequest || price.amount === null ? PRICE_ON_REQUEST : euros.format(price.amount);
}
