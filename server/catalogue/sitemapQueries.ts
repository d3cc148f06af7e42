import type { Queryable } from '../database';
import { countActive } from './productQueries';

/** What a sitemap says of a product. */
export interface SitemapProduct {
  slug: string;
  updated_at: Date;
}

/** Rows that are read, and held, at once. */
const BATCH = 1000;

/** A place in the order that is before every product. */
const BEFORE_ALL = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Into how many parts of `size` the active products fall. */
export async function countSitemapFiles(db: Queryable, size: number): Promise<number> {
  return Math.ceil((await countActive(db, null)) / size);
}

/**
 * The active products of one part, oldest first, so that those added later leave the earlier parts as they are. Read in
 * batches while they are used, each off the index from where the last one ended. `part` counts from 1.
 */
export async function* streamSitemapProducts(
  db: Queryable,
  part: number,
  size: number,
): AsyncGenerator<SitemapProduct[]> {
  let left = size;
  let skipped = (part - 1) * size;
  let after = BEFORE_ALL;
  while (left > 0) {
    const wanted = Math.min(BATCH, left);
    const { rows } = await db.query<SitemapProduct & { id: string; at: string }>(
      `SELECT slug, updated_at, id, created_at::text AS at FROM products JOIN (
         SELECT id FROM products WHERE status = 'active' AND (created_at, id) > ($1::timestamptz, $2::uuid)
         ORDER BY created_at, id LIMIT $3 OFFSET $4
       ) AS batch USING (id) ORDER BY created_at, id`,
      [after.at, after.id, wanted, skipped],
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < wanted) return;
    // The moment as text: a Date has no microseconds.
    after = last;
    left -= rows.length;
    skipped = 0;
  }
}
