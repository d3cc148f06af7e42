import type { Category } from './categories';

/**
 * Maximum length of a slug before a number such as `-2` is appended, in characters. The contract allows 240 characters
 * in all.
 */
const MAX_LENGTH = 200;

/**
 * Replacements for two kinds of letters: those that Unicode decomposition leaves unchanged, such as ø, and German
 * umlauts, which become two letters (ä becomes ae).
 */
const TRANSLITERATIONS: Record<string, string> = {
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
 * Returns the slug for a product's URL: at most 200 lower-case Latin letters, digits and hyphens. A name without Latin
 * letters or digits gets a slug made from the category.
 */
export function slugify(name: string, category: Category): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\x00-\x7F]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return category.replace('_', '-');
  // Add a prefix to a slug that looks like a UUID, because the site distinguishes ids and slugs by their format.
  return UUID.test(slug) ? `product-${slug}` : slug;
}

/** Returns the first of `slug`, `slug-2`, `slug-3` and so on that is not taken. */
export function makeUniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let n = 2; taken.has(candidate); n += 1) candidate = `${slug}-${n}`;
  return candidate;
}
