import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database';
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
  images: { url: string }[];
  status: 'active' | 'draft' | 'archived';
  created_at: Date;
}

/** What a new product is made of; `imageUrl` is null without a picture. */
export interface NewProductRow {
  slug: string;
  name: string;
  description: string;
  category: Category;
  price: number;
  imageUrl: string | null;
}

/** What is changed; null stays as it is. */
export interface ProductChangesRow {
  name: string | null;
  description: string | null;
  category: Category | null;
  price: number | null;
  imageUrl: string | null;
}

const COLUMNS =
  'id, slug, name, description, short_description, category, tags, price_eur, images, status, created_at';

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
    `SELECT ${COLUMNS}, (SELECT count(*)::int FROM products WHERE ${where}) AS total
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
    `SELECT ${COLUMNS} FROM products WHERE status = 'active' AND featured ORDER BY created_at DESC, id DESC LIMIT $1`,
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
  const { rows } = await db.query<ProductRow>(`SELECT ${COLUMNS} FROM products WHERE ${column} = $1`, [
    value,
  ]);
  return rows[0] ?? null;
}

/** Which slugs are taken among `slug` and `slug-…`. */
export async function selectTakenSlugs(db: Queryable, slug: string): Promise<Set<string>> {
  const { rows } = await db.query<{ slug: string }>(
    "SELECT slug FROM products WHERE slug = $1 OR slug LIKE $1 || '-%'",
    [slug],
  );
  return new Set(rows.map((row) => row.slug));
}

/** Adds an active product. Gives null when the slug was taken in the meantime. */
export async function insertProduct(db: Queryable, product: NewProductRow): Promise<ProductRow | null> {
  const { rows } = await db.query<ProductRow>(
    `INSERT INTO products (id, slug, name, description, category, price_eur, images)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (slug) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      randomUUID(),
      product.slug,
      product.name,
      product.description,
      product.category,
      product.price,
      JSON.stringify(product.imageUrl === null ? [] : [{ url: product.imageUrl }]),
    ],
  );
  return rows[0] ?? null;
}

/**
 * Changes a product and counts its version up. A picture takes the first one's place; `replaced` is the url that it
 * drove out. Gives null when there is no such product.
 */
export async function updateProductRow(
  db: Queryable,
  id: string,
  changes: ProductChangesRow,
): Promise<{ row: ProductRow; replaced: string | null } | null> {
  const { rows } = await db.query<ProductRow & { replaced: string | null }>(
    `WITH old AS (SELECT id AS old_id, images AS old_images FROM products WHERE id = $1 FOR UPDATE)
     UPDATE products SET
       name = coalesce($2, name),
       description = coalesce($3, description),
       category = coalesce($4, category),
       price_eur = coalesce($5, price_eur),
       images = CASE WHEN $6::text IS NULL THEN images
         ELSE jsonb_build_array(jsonb_build_object('url', $6::text)) || (old_images - 0) END,
       updated_at = now(),
       version = version + 1
     FROM old WHERE id = old_id
     RETURNING ${COLUMNS}, CASE WHEN $6::text IS NOT NULL THEN old_images -> 0 ->> 'url' END AS replaced`,
    [id, changes.name, changes.description, changes.category, changes.price, changes.imageUrl],
  );
  const [row] = rows;
  return row ? { row, replaced: row.replaced } : null;
}

/** Archives a product; one that is archived already stays as it is. Gives whether there is such a product. */
export async function archiveProductRow(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE products SET status = 'archived', updated_at = now(), version = version + 1
     WHERE id = $1 AND status <> 'archived'`,
    [id],
  );
  return rowCount === 1 || (await selectProduct(db, { id })) !== null;
}
