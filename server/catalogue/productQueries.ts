import type { Queryable } from '../database';
import type { StoredImage } from '../images/storedImage';
import type { Category } from './categories';

/** One line of a product's technical data, such as the label 'Floor area' and the value '7.2 m²'. */
export interface Specification {
  label: string;
  value: string;
}

/** The columns of the table `products` that the API returns. */
export interface ProductRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  short_description: string | null;
  category: Category;
  tags: string[];
  /**
   * Price in euros as text, because a PostgreSQL numeric can exceed a JavaScript number. Null means price on request.
   */
  price_eur: string | null;
  images: StoredImage[];
  specifications: Specification[];
  status: 'active' | 'draft' | 'archived';
  created_at: Date;
  version: number;
}

/** The columns of a ProductRow, for SELECT and RETURNING. */
export const PRODUCT_COLUMNS =
  'id, slug, name, description, short_description, category, tags, price_eur, images, specifications, status, ' +
  'created_at, version';

/**
 * ORDER BY clause of each sort order in the public list, backed by an index (migration 0001). The id breaks ties, so
 * that no product appears on two pages. Products without a price come last in both directions.
 */
export const ORDERS = {
  '-createdAt': 'created_at DESC, id DESC',
  createdAt: 'created_at, id',
  'price.base': 'price_eur NULLS LAST, id',
  '-price.base': 'price_eur DESC NULLS LAST, id',
  name: 'name, id',
} as const;

/** The sort orders that the public list allows. */
export type ProductSort = keyof typeof ORDERS;

/** The reverse of each ORDER BY clause, for scanning the same index backwards. */
const REVERSE_ORDERS: Record<ProductSort, string> = {
  '-createdAt': 'created_at, id',
  createdAt: 'created_at DESC, id DESC',
  'price.base': 'price_eur DESC NULLS FIRST, id DESC',
  '-price.base': 'price_eur NULLS FIRST, id DESC',
  name: 'name DESC, id DESC',
};

/** Parameters of one page of the active products. `page` starts at 1. If `category` is null, all categories match. */
export interface PageQuery {
  page: number;
  limit: number;
  sort: ProductSort;
  category: Category | null;
}

/**
 * Returns one page of the active products and their total number. A page past the end is empty. To make deep pages
 * fast, the query skips rows in the index only, starting from the nearer end, and reads just the page's own rows from
 * the table (docs/decisions/0050).
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
  const [order, offset] = before <= after ? [ORDERS[sort], before] : [REVERSE_ORDERS[sort], after];
  const { rows } = await db.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM products JOIN (
       SELECT id FROM products WHERE status = 'active' ${category === null ? '' : 'AND category = $3'}
       ORDER BY ${order} LIMIT $1 OFFSET $2
     ) AS page USING (id) ORDER BY ${ORDERS[sort]}`,
    [length, offset, ...(category === null ? [] : [category])],
  );
  return { rows, total };
}

/** Returns the number of active products in a category, or in all categories if it is null. */
async function countActive(db: Queryable, category: Category | null): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT sum(active)::int AS total FROM product_counts WHERE category = $1 OR $1 IS NULL',
    [category],
  );
  return rows[0]?.total ?? 0;
}

/** Returns the number of active products by category. */
export async function countByCategory(db: Queryable): Promise<Map<Category, number>> {
  const { rows } = await db.query<{ category: Category; active: number }>(
    'SELECT category, active FROM product_counts',
  );
  return new Map(rows.map(({ category, active }) => [category, active]));
}

/** Returns the featured active products, newest first. */
export async function selectFeatured(db: Queryable, limit: number): Promise<ProductRow[]> {
  const { rows } = await db.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM products WHERE status = 'active' AND featured ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Returns the product with this id or slug, whatever its status, or null. */
export async function selectProduct(db: Queryable, key: { id: string } | { slug: string }): Promise<ProductRow | null> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
  const { rows } = await db.query<ProductRow>(`SELECT ${PRODUCT_COLUMNS} FROM products WHERE ${column} = $1`, [value]);
  return rows[0] ?? null;
}
