import { CATEGORIES } from './categories';
import type { StoredImage } from '../images/storedImage';
import type { ProductRow } from './productQueries';

/** A changed field with its old and new value, both formatted for display. Same as `FieldChange` in the contract. */
export interface FieldChange {
  field:
    | 'name'
    | 'short description'
    | 'description'
    | 'category'
    | 'tags'
    | 'price'
    | 'specifications'
    | 'status'
    | 'picture'
    | 'pictures';
  /** The old value. Left out if the field had none. */
  from?: string;
  to?: string;
}

const IMAGE_REPLACED = 'picture replaced';
const STATUSES: Record<ProductRow['status'], string> = { active: 'Active', draft: 'Draft', archived: 'Archived' };

const EUROS = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The fields to compare, each with the function that formats its value for display. */
const FORMATTERS: [FieldChange['field'], (row: ProductRow) => string][] = [
  ['name', ({ name }) => name],
  ['short description', ({ short_description: text }) => text ?? ''],
  ['description', ({ description }) => description],
  ['category', ({ category }) => CATEGORIES.find(({ value }) => value === category)?.label ?? category],
  ['tags', ({ tags }) => tags.join(', ')],
  ['price', ({ price_eur: price }) => (price === null ? 'Price on Request' : EUROS.format(Number(price)))],
  ['specifications', ({ specifications }) => specifications.map(({ label, value }) => `${label}: ${value}`).join('\n')],
  ['status', ({ status }) => STATUSES[status]],
];

/**
 * Returns the differences between two versions of a product, or all fields of a new product if `before` is null. Prices
 * are in the German format (docs/specification.md §9).
 */
export function diffProducts(before: ProductRow | null, after: ProductRow): FieldChange[] {
  const changes = FORMATTERS.flatMap(([field, format]): FieldChange[] => {
    const to = format(after);
    if (!before) return to === '' ? [] : [{ field, to }];
    const from = format(before);
    return from === to ? [] : [{ field, ...(from !== '' && { from }), ...(to !== '' && { to }) }];
  });
  return [...changes, ...diffImages(before, after)];
}

/** Returns the change of `pictures`, or of `picture` if only the first image was replaced. */
function diffImages(before: ProductRow | null, after: ProductRow): FieldChange[] {
  const [oldImage, ...oldOthers] = before?.images ?? [];
  const [newImage, ...newOthers] = after.images;
  if (!isSameList(oldOthers, newOthers)) return [diffLists(before?.images ?? [], after.images)];
  if (oldImage?.url !== newImage?.url) return [diffFirst(oldImage, newImage)];
  return oldImage?.alt === newImage?.alt ? [] : [diffLists(before?.images ?? [], after.images)];
}

/** Compares images by URL, because two different images may have the same file name or none. */
const isSameList = (one: StoredImage[], other: StoredImage[]): boolean =>
  one.length === other.length &&
  one.every(({ url, alt }, index) => url === other[index]?.url && alt === other[index]?.alt);

function diffLists(before: StoredImage[], after: StoredImage[]): FieldChange {
  const [from, to] = [before, after].map((images) => images.map(describeImage).join('\n'));
  return { field: 'pictures', ...(from && { from }), ...(to && { to }) };
}

/** Returns one line with the number of an image, its file name and its alternative text, as far as it has them. */
const describeImage = ({ name, alt }: StoredImage, index: number): string =>
  `${index + 1}. ${[name, alt].filter(Boolean).join(': ') || 'picture'}`;

function diffFirst(oldImage: StoredImage | undefined, newImage: StoredImage | undefined): FieldChange {
  const from = oldImage?.name;
  const to = newImage && (newImage.name === undefined || newImage.name === from ? IMAGE_REPLACED : newImage.name);
  return { field: 'picture', ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
