import type { Queryable } from '../database';
import { fileNameFromUrl } from './imageStorage';
import type { ImageSource, StoredImage } from './storedImage';

/** A queued image whose AVIF variants are still missing. */
export interface ImageJob {
  /** URL of the image. */
  url: string;
  /** Number of attempts, including the current one. */
  attempts: number;
}

/** Maximum number of attempts before an image is left without AVIF. */
const MAX_ATTEMPTS = 3;

/** Queues the uploaded images that have no AVIF variants yet. Call it in the transaction that saves their product. */
export async function insertImageJobs(db: Queryable, images: StoredImage[]): Promise<void> {
  const urls = images
    .filter(({ sources }) => sources && !sources.some(({ type }) => type === 'image/avif'))
    .map(({ url }) => url)
    .filter((url) => fileNameFromUrl(url) !== null);
  if (urls.length === 0) return;
  await db.query('INSERT INTO picture_jobs (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [urls]);
}

/**
 * Claims the next due job for `leaseSeconds` and returns it, or null if no job is due. Counts the attempt before it
 * runs, so that an image that crashes the process is not retried forever.
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

/** Makes a claimed job due again after `afterSeconds`. If `interrupted` is true, the attempt is not counted. */
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

/** Makes every job due now. Call it only if no other server uses the database, as that server may be processing one. */
export async function releaseAllImageJobs(db: Queryable): Promise<void> {
  await db.query('UPDATE picture_jobs SET due_at = now()');
}

export async function deleteImageJob(db: Queryable, url: string): Promise<void> {
  await db.query('DELETE FROM picture_jobs WHERE url = $1', [url]);
}

/** Deletes the jobs that have failed MAX_ATTEMPTS times. Returns their URLs. */
export async function deleteFailedImageJobs(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(
    'DELETE FROM picture_jobs WHERE attempts >= $1 AND due_at <= now() RETURNING url',
    [MAX_ATTEMPTS],
  );
  return rows.map(({ url }) => url);
}

/** Returns the image with this URL from a product that shows it, or null if no product shows it any more. */
export async function selectCurrentImage(db: Queryable, url: string): Promise<StoredImage | null> {
  const { rows } = await db.query<{ image: StoredImage }>(
    `SELECT image FROM products, jsonb_array_elements(images) AS image
     WHERE images @> jsonb_build_array(jsonb_build_object('url', $1::text)) AND image ->> 'url' = $1 LIMIT 1`,
    [url],
  );
  return rows[0]?.image ?? null;
}

/** Sets the sources of an image in all products that show it, without changing their version or date. */
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

/** Returns the URLs of all image files of products, of the versions in their history, and of recent uploads. */
export async function selectReferencedUrls(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(
    `WITH image AS (
       SELECT jsonb_array_elements(images) AS image FROM products
       UNION ALL
       SELECT jsonb_array_elements(snapshot -> 'images') FROM product_history
       UNION ALL
       SELECT image FROM uploaded_images
     )
     SELECT image ->> 'url' AS url FROM image
     UNION
     SELECT jsonb_array_elements(image -> 'sources') ->> 'url' FROM image`,
  );
  return rows.map(({ url }) => url);
}
