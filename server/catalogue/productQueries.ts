import type { Queryable } from '../database';
import type { StoredImage } from '../images/storedImage';
import type { Category } from './categories';

/** A row of `products`, as far as the wire needs it. */
export interface ProductRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  short_description: string | null;
  category: Category;
  tags: string[];
  /** Text, because PostgreSQL's numeric is wider than a JavaScript number; null is price on request. */
  price_eur: string | null;
  images: StoredImage[];
  status: 'active' | 'draft' | 'archived';
  created_at: Date;
  version: number;
}

/** The columns of a ProductRow. */
export const PRODUCT_COLUMNS =
  'id, slug, name, description, short_description, category, tags, price_eur, images, status, created_at, version';

// Each is read off an index of its own (migration 0001); the id decides between equals, so that no product is on two
// pages. Products without a price come last both ways.
export const ORDERS = {
  '-createdAt': 'created_at DESC, id DESC',
  createdAt: 'created_at, id',
  'price.base': 'price_eur NULLS LAST, id',
  '-price.base': 'price_eur DESC NULLS LAST, id',
  name: 'name, id',
} as const;

/** The closed list of sorts. Spec §7. */
export type ProductSort = keyof typeof ORDERS;

// The same from the end: the indexes are read backwards.
const FROM_THE_END: Record<ProductSort, string> = {
  '-createdAt': 'created_at, id',
  createdAt: 'created_at DESC, id DESC',
  'price.base': 'price_eur DESC NULLS FIRST, id DESC',
  '-price.base': 'price_eur NULLS FIRST, id DESC',
  name: 'name DESC, id DESC',
};

/** Which page of the active products: `page` counts from 1. */
export interface PageQuery {
  page: number;
  limit: number;
  sort: ProductSort;
  category: Category | null;
}

/**
 * One page of the active products and how many there are. A page past the end is empty. What comes before the page is
 * skipped in the index alone, from the nearer end; only the page's own rows are read.
 */
export async function selectPage(
  db: Queryable,
  { page, limit, sort, category }: PageQuery,
): Promise<{ rows: ProductRow[]; total: number }> {
  const total = await countActive(db, category);
  const before = (page - 1) * limit;
  const length = Math.min(limit, total - before);
  if (length <= 0) return { rows: [], total };
  const after = total - before - length;
  const [order, skipped] = before <= after ? [ORDERS[sort], before] : [FROM_THE_END[sort], after];
  const { rows } = await db.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM products JOIN (
       SELECT id FROM products WHERE status = 'active' ${category === null ? '' : 'AND category = $3'}
       ORDER BY ${order} LIMIT $1 OFFSET $2
     ) AS page USING (id) ORDER BY ${ORDERS[sort]}`,
    [length, skipped, ...(category === null ? [] : [category])],
  );
  return { rows, total };
}

/** How many products are active, in a category or in all (null). */
export async function countActive(db: Queryable, category: Category | null): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT sum(active)::int AS total FROM product_counts WHERE category = $1 OR $1 IS NULL',
    [category],
  );
  return rows[0]?.total ?? 0;
}

/** How many active products each category has. */
export async function countByCategory(db: Queryable): Promise<Map<Category, number>> {
  const { rows } = await db.query<{ category: Category; active: number }>(
    'SELECT category, active FROM product_counts',
  );
  return new Map(rows.map(({ category, active }) => [category, active]));
}

/** The featured active products, newest first. */
export async function selectFeatured(db: Queryable, limit: number): Promise<ProductRow[]> {
  const { rows } = await db.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM products WHERE status = 'active' AND featured ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** The product with this id or slug, whatever its status. */
export async function selectProduct(db: Queryable, key: { id: string } | { slug: string }): Promise<ProductRow | null> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
  const { rows } = await db.query<ProductRow>(`SELECT ${PRODUCT_COLUMNS} FROM products WHERE ${column} = $1`, [value]);
  return rows[0] ?? null;
}
