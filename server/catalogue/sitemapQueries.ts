import type { Queryable } from '../database';
import { countActive } from './productQueries';

/** The product data that a sitemap contains. */
export interface SitemapProduct {
  slug: string;
  updated_at: Date;
}

/** Number of products per query. Limits how many are in memory at once. */
const BATCH_SIZE = 1000;

/** Cursor that precedes every product in the order of `created_at` and `id`. */
const START_CURSOR = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Returns how many sitemap files are needed for all active products if each file has at most `size` products. */
export async function countSitemapFiles(db: Queryable, size: number): Promise<number> {
  return Math.ceil((await countActive(db, null)) / size);
}

/**
 * Yields the active products of one sitemap file in batches. `part` is the number of the file, starting at 1. Products
 * are ordered oldest first, so that a new product does not change earlier files. Each query continues in the index
 * where the previous batch ended (keyset pagination).
 */
export async function* streamSitemapProducts(
  db: Queryable,
  part: number,
  size: number,
): AsyncGenerator<SitemapProduct[]> {
  let left = size;
  let offset = (part - 1) * size;
  let cursor = START_CURSOR;
  while (left > 0) {
    const batchSize = Math.min(BATCH_SIZE, left);
    const { rows } = await db.query<SitemapProduct & { id: string; at: string }>(
      `SELECT slug, updated_at, id, created_at::text AS at FROM products JOIN (
         SELECT id FROM products WHERE status = 'active' AND (created_at, id) > ($1::timestamptz, $2::uuid)
         ORDER BY created_at, id LIMIT $3 OFFSET $4
       ) AS batch USING (id) ORDER BY created_at, id`,
      [cursor.at, cursor.id, batchSize, offset],
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    // The next batch starts after this row. Its `at` is text, because a JavaScript Date would lose the microseconds.
    cursor = last;
    left -= rows.length;
    offset = 0;
  }
}
