import type pg from 'pg';

/** Number of rows per INSERT. A single INSERT of all rows would exceed the query timeout of one minute. */
const BATCH_SIZE = 2_000;

/**
 * Replaces all products of a database with `count` generated ones, whose slugs are `piece-0`, `piece-1` and so on. As in
 * a real shop, they are stored in the order of their creation, and were last changed in a random order. Then runs
 * VACUUM ANALYZE, which both database engines otherwise run automatically at some later time.
 */
export async function fillProducts(pool: pg.Pool, count: number): Promise<void> {
  await pool.query('DELETE FROM products');
  await addProducts(pool, 0, count);
}

/** Adds the generated products `from` to `end - 1`, then runs VACUUM ANALYZE. Calls `report` after each batch. */
export async function addProducts(
  pool: pg.Pool,
  from: number,
  end: number,
  report?: (added: number) => void,
): Promise<void> {
  for (let start = from; start < end; start += BATCH_SIZE) {
    await pool.query(
      `INSERT INTO products (slug, name, description, category, tags, price_eur, created_at, updated_at)
       SELECT 'piece-' || n,
         (ARRAY['Cedar', 'Hemlock', 'Fjord', 'Säule', 'Granite', 'Alpine'])[1 + n * 7 % 6] || ' ' ||
           (ARRAY['Sauna', 'Cabin', 'Plunge', 'Suite', 'Bucket', 'Visit'])[1 + n / 6 % 6] || ' ' || n,
         repeat('A room ' || md5(n::text) || ' for the house by the lake, drawn once and built by hand. ', 8),
         (ARRAY['sauna', 'infrared', 'cold_plunge', 'complete_suite', 'accessory', 'consultation'])[1 + n % 6],
         ARRAY['wood', 'tag' || n % 50],
         CASE WHEN n % 10 > 0 THEN n * 7919 % 90000 END,
         timestamptz '2024-01-01' + n * interval '1 minute',
         timestamptz '2025-01-01' + n * 3571 % 100000 * interval '1 minute'
       FROM generate_series($1::bigint, $2::bigint) AS n`,
      [start, Math.min(start + BATCH_SIZE, end) - 1],
    );
    report?.(start + BATCH_SIZE);
  }
  await pool.query('VACUUM (ANALYZE) products');
}
