import type { Queryable } from '../database';

/** The product data that a sitemap contains. */
export interface SitemapProduct {
  slug: string;
  updated_at: Date;
}

/** Position of a product in the order of `created_at` and `id`. `at` is text, because a Date has no microseconds. */
export interface SitemapCursor {
  at: string;
  id: string;
}

/** Number of products per query. Limits how many are in memory at once. */
const BATCH_SIZE = 1000;

/**
 * Returns the position of the first product of each sitemap file, if each file has at most `size` active products. The
 * products are ordered oldest first, so that a new product does not change earlier files.
 */
export async function findSitemapStarts(db: Queryable, size: number): Promise<SitemapCursor[]> {
  const { rows } = await db.query<SitemapCursor>(
    `SELECT created_at::text AS at, id
     FROM (
       SELECT created_at, id, row_number() OVER (ORDER BY created_at, id) AS position
       FROM products WHERE status = 'active'
     ) AS numbered
     WHERE (position - 1) % $1 = 0
     ORDER BY created_at, id`,
    [size],
  );
  return rows;
}

/**
 * Yields `size` active products in batches, oldest first, from `start` on. Each query also reads the first product of
 * the next batch, and the next query continues there (keyset pagination).
 */
export async function* streamSitemapProducts(
  db: Queryable,
  start: SitemapCursor,
  size: number,
): AsyncGenerator<SitemapProduct[]> {
  let cursor: SitemapCursor | undefined = start;
  for (let left = size; cursor && left > 0; left -= BATCH_SIZE) {
    const batchSize = Math.min(BATCH_SIZE, left);
    const { rows }: { rows: (SitemapProduct & SitemapCursor)[] } = await db.query(
      `SELECT slug, updated_at, id, created_at::text AS at FROM products
       WHERE status = 'active' AND (created_at, id) >= ($1::timestamptz, $2::uuid)
       ORDER BY created_at, id LIMIT $3`,
      [cursor.at, cursor.id, batchSize + 1],
    );
    yield rows.slice(0, batchSize);
    cursor = rows[batchSize];
  }
}
