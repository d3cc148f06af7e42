import type { Queryable } from '../database';
import { HttpError } from '../http/httpErrors';
import type { StoredImage } from '../images/storedImage';
import { selectUploads } from '../images/uploadQueries';
import { selectFormerImages } from './historyQueries';
import type { ProductRow } from './productQueries';

/** An image in a request, as the contract's `ImageEntry`. */
export interface ImageEntry {
  url: string;
  alt?: string;
}

/** The images in a request: the complete list (an extension of the contract), and the first image as a file. */
interface SentImages {
  entries: ImageEntry[] | undefined;
  /** The uploaded file of `image`, already stored. It replaces the first image. */
  first: StoredImage | null;
}

/**
 * Returns the images of a product after a change, or null if they stay unchanged. `before` is null for a new product.
 * Call it in the transaction that saves the product.
 * @throws HttpError 400 if an image is listed twice, or belongs neither to the product nor to a recent upload.
 */
export async function resolveImages(
  db: Queryable,
  before: ProductRow | null,
  { entries, first }: SentImages,
): Promise<StoredImage[] | null> {
  const images = entries ? await findImages(db, before, entries) : null;
  return first ? [first, ...(images ?? before?.images ?? []).slice(1)] : images;
}

async function findImages(db: Queryable, before: ProductRow | null, entries: ImageEntry[]): Promise<StoredImage[]> {
  const urls = entries.map(({ url }) => url);
  if (new Set(urls).size < urls.length) throw new HttpError(400, 'A picture may be listed only once.');
  const known = new Map<string, StoredImage>();
  const add = (images: StoredImage[]) => images.forEach((image) => known.set(image.url, image));
  // The product's current entry of an image comes last, because it may have formats that the earlier ones lack.
  add(await selectUploads(db, urls));
  if (before) add([...(await selectFormerImages(db, before.id, urls)), ...before.images]);
  return entries.map((entry) => withAlt(known.get(entry.url), entry));
}

function withAlt(image: StoredImage | undefined, { alt }: ImageEntry): StoredImage {
  if (!image) {
    throw new HttpError(400, 'A picture is no longer available. Remove it, add it again, and save once more.');
  }
  const { alt: _former, ...rest } = image;
  return { ...rest, ...(alt && { alt }) };
}
