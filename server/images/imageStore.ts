import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeBoundedQueue, QueueFull } from '../jobs/boundedQueue';
import { isDatabaseUnavailable, HttpError } from '../http/httpErrors';
import type { UploadedFile } from '../http/multipart';
import { checkSharp, encodeUpload, type EncodedImage } from './encode';
import { fileNameFromUrl, type ImageStorage, UPLOADS_PREFIX } from './imageStorage';
import type { StoredImage } from './storedImage';

/** Retry-After header, in seconds, of the 503 response that is sent while the queue of uploads is full. */
const BUSY_RETRY_AFTER_S = 5;

/** Stores uploaded images together with the database rows that refer to them. */
export interface ImageStore {
  /**
   * Stores the image, then calls `write` with it, or with null if there is no file. If `write` fails, deletes the image
   * again. Exception: keeps it if the database was unavailable, because the row may have been committed nevertheless.
   * @throws HttpError 400, 413, 415 or 503, or the error of `write`.
   */
  storeWith<T>(file: UploadedFile | undefined, write: (image: StoredImage | null) => Promise<T>): Promise<T>;
  /** Returns whether all files of these images exist. URLs that are not uploads are not checked. */
  has(images: StoredImage[]): Promise<boolean>;
  /** Health check. Rejects if images cannot be encoded or stored at the moment. */
  check(): Promise<void>;
}

/** Creates an image store on the given file storage. */
export function makeImageStore(files: ImageStorage): ImageStore {
  // Encode one image at a time, because a decoded image takes up to 160 MB.
  const queue = makeBoundedQueue({ running: 1, waiting: 8 });
  sharp.cache(false);

  return {
    storeWith: async (file, write) => {
      if (!file) return write(null);
      const image = await queue(() => encodeUpload(file.content)).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        throw new HttpError(
          503,
          'Many pictures are being saved right now. Please try again in a few seconds.',
          BUSY_RETRY_AFTER_S,
        );
      });
      const id = randomUUID();
      try {
        return await write({ ...(file.name && { name: file.name }), ...(await storeVariants(files, id, image)) });
      } catch (error) {
        if (!isDatabaseUnavailable(error as Error)) await removeImage(files, id, image);
        throw error;
      }
    },
    has: async (images) => {
      const names = images.flatMap(({ url, sources = [] }) => [url, ...sources.map((source) => source.url)]);
      const checks = names.map(fileNameFromUrl).map(async (name) => name === null || files.has(name));
      return (await Promise.all(checks)).every(Boolean);
    },
    check: async () => {
      await files.check();
      await checkSharp();
    },
  };
}

const fileName = (id: string, width: number) => `${id}-${width}.webp`;

async function storeVariants(files: ImageStorage, id: string, image: EncodedImage): Promise<StoredImage> {
  const { width, height, blur, variants } = image;
  for (const variant of variants) await files.write(fileName(id, variant.width), variant.content);
  return {
    url: `${UPLOADS_PREFIX}${fileName(id, width)}`,
    width,
    height,
    blur,
    sources: variants.map((variant) => ({
      url: `${UPLOADS_PREFIX}${fileName(id, variant.width)}`,
      width: variant.width,
      type: 'image/webp',
    })),
  };
}

/** Deletes the files of an image. Ignores failures, because the orphan cleanup deletes remaining files later. */
async function removeImage(files: ImageStorage, id: string, { variants }: EncodedImage): Promise<void> {
  await Promise.allSettled(variants.map(({ width }) => files.remove(fileName(id, width))));
}
