import type { Queryable } from '../database';
import { fileNameFromUrl } from './imageStorage';
import type { ImageSource, StoredImage } from './storedImage';

/** A picture whose slower formats are to be made. */
export interface ImageJob {
  /** The picture's own url. */
  url: string;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** Beyond this many attempts a picture stays as it is. */
const MAX_ATTEMPTS = 3;

/** Queues those of the pictures that still lack AVIF. Call it inside the transaction of what shows them. */
export async function insertImageJobs(db: Queryable, images: StoredImage[]): Promise<void> {
  const urls = images
    .filter(({ sources }) => sources && !sources.some(({ type }) => type === 'image/avif'))
    .map(({ url }) => url)
    .filter((url) => fileNameFromUrl(url) !== null);
  if (urls.length === 0) return;
  await db.query('INSERT INTO picture_jobs (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [urls]);
}

/**
 * Takes the next due job for `leaseSeconds`. The attempt counts from the start, so that a picture that takes the
 * process down with it is given up as well.
 */
export async function claimImageJob(db: Queryable, leaseSeconds: number): Promise<ImageJob | null> {
  const { rows } = await db.query<ImageJob>(
    `UPDATE picture_jobs SET attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     WHERE url = (
       SELECT url FROM picture_jobs WHERE due_at <= now() AND attempts < $2
       ORDER BY due_at, url LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING url, attempts`,
    [leaseSeconds, MAX_ATTEMPTS],
  );
  return rows[0] ?? null;
}

/** Puts a job back. One that was not at fault, but interrupted, keeps its attempt. */
export async function releaseImageJob(
  db: Queryable,
  { url }: ImageJob,
  { afterSeconds, interrupted }: { afterSeconds: number; interrupted: boolean },
): Promise<void> {
  await db.query(
    `UPDATE picture_jobs SET attempts = attempts - $3::int, due_at = now() + make_interval(secs => $2) WHERE url = $1`,
    [url, afterSeconds, interrupted ? 1 : 0],
  );
}

/** Makes every job due now. Only for a database that has one server: another one's job may be under way. */
export async function releaseAllImageJobs(db: Queryable): Promise<void> {
  await db.query('UPDATE picture_jobs SET due_at = now()');
}

/** Forgets a job that is done. */
export async function deleteImageJob(db: Queryable, url: string): Promise<void> {
  await db.query('DELETE FROM picture_jobs WHERE url = $1', [url]);
}

/** Gives up the jobs that were tried often enough; gives their urls. */
export async function deleteFailedImageJobs(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(
    'DELETE FROM picture_jobs WHERE attempts >= $1 AND due_at <= now() RETURNING url',
    [MAX_ATTEMPTS],
  );
  return rows.map(({ url }) => url);
}

/** The picture with this url as a product shows it now; null when none does any more. */
export async function selectCurrentImage(db: Queryable, url: string): Promise<StoredImage | null> {
  const { rows } = await db.query<{ image: StoredImage }>(
    `SELECT image FROM products, jsonb_array_elements(images) AS image
     WHERE images @> jsonb_build_array(jsonb_build_object('url', $1::text)) AND image ->> 'url' = $1 LIMIT 1`,
    [url],
  );
  return rows[0]?.image ?? null;
}

/** Gives a picture its sources wherever a product shows it. That is not a change of the product: version and date stay. */
export async function updateSources(db: Queryable, url: string, sources: ImageSource[]): Promise<void> {
  await db.query(
    `UPDATE products SET images = (
       SELECT jsonb_agg(
         CASE WHEN image ->> 'url' = $1 THEN image || jsonb_build_object('sources', $2::jsonb) ELSE image END ORDER BY n
       ) FROM jsonb_array_elements(images) WITH ORDINALITY AS list(image, n)
     )
     WHERE images @> jsonb_build_array(jsonb_build_object('url', $1::text))`,
    [url, JSON.stringify(sources)],
  );
}

/** The urls of all files of the pictures that a product shows, or showed in a version that may be restored. */
export async function selectReferencedUrls(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(
    `WITH image AS (
       SELECT jsonb_array_elements(images) AS image FROM products
       UNION ALL
       SELECT jsonb_array_elements(snapshot -> 'images') FROM product_history
     )
     SELECT image ->> 'url' AS url FROM image
     UNION
     SELECT jsonb_array_elements(image -> 'sources') ->> 'url' FROM image`,
  );
  return rows.map(({ url }) => url);
}
