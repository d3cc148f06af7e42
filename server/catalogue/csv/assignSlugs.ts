import type { Queryable } from '../../database';
import type { ProductRow } from '../productQueries';
import { slugify } from '../slug';
import { selectTaken } from './importQueries';

/** Returns new products with a free slug each, made from the name. Equal names get the numbers 2, 3 and so on. */
export async function assignSlugs(db: Queryable, products: ProductRow[]): Promise<ProductRow[]> {
  const nextNumber = new Map<string, number>();
  const assigned = new Map<ProductRow, string>();

  function nextSlug({ name, category }: ProductRow): string {
    const base = slugify(name, category);
    const number = nextNumber.get(base) ?? 1;
    nextNumber.set(base, number + 1);
    return number === 1 ? base : `${base}-${number}`;
  }

  // Each round ends with at least one new slug, because it skips the slugs of the previous rounds.
  let open = products;
  const used = new Set<string>();
  while (open.length > 0) {
    for (const product of open) assigned.set(product, nextSlug(product));
    const taken = await selectTaken(db, [...assigned.values()]);
    open = open.filter((product) => {
      const slug = assigned.get(product) ?? '';
      if (taken.has(slug) || used.has(slug)) return true;
      used.add(slug);
      return false;
    });
  }
  return products.map((product) => ({ ...product, slug: assigned.get(product) ?? '' }));
}
