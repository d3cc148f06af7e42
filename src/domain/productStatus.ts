import type { ProductStatus } from '../../store/api';

/** The states of a product and their labels, in the order in which they are offered. Only active products are public. */
export const productStatuses: readonly { value: ProductStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'draft', label: 'Draft' },
  { value: 'archived', label: 'Archived' },
];
