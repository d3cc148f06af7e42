import type { Category } from './categories';

const MAX_LENGTH = 200;

/** Letters that folding the accents away leaves as they are, or folds wrongly in German. */
const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The readable part of a product's address: lower-case Latin letters and digits joined by hyphens, at most 200
 * characters, so that a counter still fits the contract's 240. A name without any of them gets its category's.
 */
export function slugify(name: string, category: Category): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\x00-\x7F]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return category.replace('_', '-');
  // The site tells ids and slugs apart by their form.
  return UUID.test(slug) ? `product-${slug}` : slug;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function makeUniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let n = 2; taken.has(candidate); n += 1) candidate = `${slug}-${n}`;
  return candidate;
}
