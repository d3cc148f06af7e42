import { CATEGORIES } from './categories';
import type { ProductRow } from './productQueries';

/** One field that changed, as people read it: the contract's `FieldChange`. */
export interface FieldChange {
  field: 'name' | 'description' | 'category' | 'price' | 'status' | 'picture';
  /** Left out where there was nothing. */
  from?: string;
  to?: string;
}

const PICTURE_REPLACED = 'picture replaced';
const STATUSES: Record<ProductRow['status'], string> = { active: 'Active', draft: 'Draft', archived: 'Archived' };

const EUROS = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

const WORDS: [FieldChange['field'], (row: ProductRow) => string][] = [
  ['name', ({ name }) => name],
  ['description', ({ description }) => description],
  ['category', ({ category }) => CATEGORIES.find(({ value }) => value === category)?.label ?? category],
  ['price', ({ price_eur: price }) => (price === null ? 'Price on Request' : EUROS.format(Number(price)))],
  ['status', ({ status }) => STATUSES[status]],
];

/** What differs between two versions of a product; against nothing, what a new product is. Spec §9 for the price. */
export function diffProducts(before: ProductRow | null, after: ProductRow): FieldChange[] {
  const changes = WORDS.flatMap(([field, wordsOf]): FieldChange[] => {
    const to = wordsOf(after);
    if (!before) return [{ field, to }];
    const from = wordsOf(before);
    return from === to ? [] : [{ field, from, to }];
  });
  return [...changes, ...pictureChange(before, after)];
}

/** Two pictures may have come under one name, or under none. */
function pictureChange(before: ProductRow | null, after: ProductRow): FieldChange[] {
  const [was] = before?.images ?? [];
  const [is] = after.images;
  if (was?.url === is?.url) return [];
  const from = was?.name;
  const to = is && (is.name === undefined || is.name === from ? PICTURE_REPLACED : is.name);
  return [{ field: 'picture', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
}
