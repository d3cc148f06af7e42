import type { Queryable } from '../database';
import type { StoredImage } from './storedImage';

/** Days for which an uploaded image can be saved with a product, as in the contract's `uploadImage`. */
const UPLOAD_DAYS = 7;

/** Records an uploaded image, so that it can be saved with a product later. */
export async function insertUpload(db: Queryable, image: StoredImage): Promise<void> {
  await db.query('INSERT INTO uploaded_images (url, image) VALUES ($1, $2)', [image.url, JSON.stringify(image)]);
}

/**
 * Returns the uploaded images with these URLs. Call it in the transaction that saves their product: it locks the rows,
 * so that the cleanup does not delete an image that is being saved.
 */
export async function selectUploads(db: Queryable, urls: readonly string[]): Promise<StoredImage[]> {
  const { rows } = await db.query<{ image: StoredImage }>(
    'SELECT image FROM uploaded_images WHERE url = ANY($1) FOR SHARE',
    [urls],
  );
  return rows.map(({ image }) => image);
}

/** Deletes the records of images that were uploaded more than UPLOAD_DAYS ago. */
export async function deleteExpiredUploads(db: Queryable): Promise<void> {
  await db.query('DELETE FROM uploaded_images WHERE uploaded_at < now() - make_interval(days => $1)', [UPLOAD_DAYS]);
}
