import type { Product, Specification } from '../../store/api';
import { findSpecification } from './findSpecification';

const PRICE_ON_REQUEST = 'Price on Request';

/**
 * Formats a price as EUR in German number format (docs/specification.md §9). Returns 'Price on Request' if the price is
 * marked as on request, or if it has no amount (docs/decisions/0005).
 */
export function formatPrice(price: Product['price']): string {
  return price.onRequest || price.amount === null ? PRICE_ON_REQUEST : formatEuros(price.amount);
}

/**
 * Formats an amount like `Intl.NumberFormat` for 'de-DE', without cents if it is a whole number. Creating that formatter
 * takes 15 ms, and four times as long on a slow phone, in the task that shows the first price.
 */
function formatEuros(amount: number): string {
  const number = amount.toFixed(2).replace(/\.00$/, '').replace('.', ',');
  // Insert a dot before each group of three digits. The two digits after the comma are never such a group.
  return `${number.replace(/\B(?=(?:\d{3})+(?!\d))/g, '.')}\u00a0€`;
}

/** Matches an amount with dots between groups of three digits, as the shop formats it, such as '74.500'. */
const groupedAmount = /^\d{1,3}(?:\.\d{3})+$/;

/**
 * Returns a typed price in euros, or NaN if it is not a number. A dot before three digits separates thousands, because
 * a price has two decimals at most: '74.500' is 74,500 euros, and '74.5' is 74.50 euros.
 */
export const parsePrice = (typed: string): number =>
  typed.trim() === '' ? NaN : Number(groupedAmount.test(typed.trim()) ? typed.replaceAll('.', '') : typed);

/** Returns the value of the specification 'Price includes', such as 'VAT and delivery', or null if there is none. */
export const findIncludedInPrice = (specifications: readonly Specification[]): string | null =>
  findSpecification(specifications, 'price includes')?.value ?? null;
