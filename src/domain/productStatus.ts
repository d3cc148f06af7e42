import type { Product, ProductStatus } from '../../store/api';

/** The states of a product and their labels, in the order in which they are offered. Only active products are public. */
export const productStatuses: readonly { value: ProductStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'draft', label: 'Draft' },
  { value: 'archived', label: 'Archived' },
];

/** Returns whether the shop shows a product. A provider's products may have no status. */
export const isInShop = ({ status }: Product): boolean => status === 'active' || status === null;
