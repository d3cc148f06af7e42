import type { Queryable } from '../database';
import type { StoredImage } from '../pictures/storedImage';
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
const ORDERS = {
  '-createdAt': 'created_at DESC, id DESC',
  createdAt: 'created_at, id',
  'price.base': 'price_eur NULLS LAST, id',
  '-price.base': 'price_eur DESC NULLS LAST, id',
  name: 'name, id',
} as const;

/** The closed list of sorts. Spec §7. */
export type ProductSort = keyof typeof ORDERS;

/** Which page of the active products: `page` counts from 1. */
export interface PageQuery {
  page: number;
  limit: number;
  sort: ProductSort;
  category: Category | null;
}

/** One page of the active products and how many there are. A page past the end is empty. */
export async function selectPage(
  db: Queryable,
  query: PageQuery,
): Promise<{ rows: ProductRow[]; total: number }> {
  const where = `status = 'active'${query.category === null ? '' : ' AND category = $1'}`;
  const filter = query.category === null ? [] : [query.category];
  const offset = (query.page - 1) * query.limit;
  const page = await db.query<ProductRow & { total: number }>(
    `SELECT ${PRODUCT_COLUMNS}, (SELECT count(*)::int FROM products WHERE ${where}) AS total
     FROM products WHERE ${where} ORDER BY ${ORDERS[query.sort]}
     LIMIT $${filter.length + 1} OFFSET $${filter.length + 2}`,
    [...filter, query.limit, offset],
  );
  const [first] = page.rows;
  if (first) return { rows: page.rows, total: first.total };
  const count = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM products WHERE ${where}`,
    filter,
  );
  return { rows: [], total: count.rows[0]?.total ?? 0 };
}

/** How many active products each category has; a category without any is left out. */
export async function countByCategory(db: Queryable): Promise<Map<Category, number>> {
  const { rows } = await db.query<{ category: Category; count: number }>(
    "SELECT category, count(*)::int AS count FROM products WHERE status = 'active' GROUP BY category",
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
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
export async function selectProduct(
  db: Queryable,
  key: { id: string } | { slug: string },
): Promise<ProductRow | null> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
  const { rows } = await db.query<ProductRow>(`SELECT ${PRODUCT_COLUMNS} FROM products WHERE ${column} = $1`, [
    value,
  ]);
  return rows[0] ?? null;
}
