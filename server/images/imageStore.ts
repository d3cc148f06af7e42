import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeBoundedQueue, QueueFull } from '../jobs/boundedQueue';
import { isDatabaseUnavailable, HttpError } from '../http/httpErrors';
import type { UploadedFile } from '../http/multipart';
import { checkSharp, encodeUpload, type EncodedImage } from './encode';
import { fileNameFromUrl, type ImageStorage, UPLOADS_PREFIX } from './imageStorage';
import type { StoredImage } from './storedImage';

const BUSY_RETRY_AFTER_S = 5;

/** The pictures of products, stored together with what shows them. */
export interface ImageStore {
  /**
   * Stores the picture, then does `write` with it (null without a file). When the write fails the picture is taken away
   * again, unless the database went away in the middle: then the product may exist and need it.
   * Throws Problem 400, 413, 415 or 503.
   */
  storeWith<T>(file: UploadedFile | undefined, write: (image: StoredImage | null) => Promise<T>): Promise<T>;
  /** Whether all files of these pictures are there. A url that is not ours is somebody else's care: it counts as there. */
  has(images: StoredImage[]): Promise<boolean>;
  /** Rejects when no picture could be stored just now. */
  check(): Promise<void>;
}

/** Makes the one who stores pictures in these files. */
export function makeImageStore(files: ImageStorage): ImageStore {
  // A decoded picture takes up to 160 MB: one at a time.
  const queue = makeBoundedQueue({ running: 1, waiting: 8 });
  sharp.cache(false);

  return {
    storeWith: async (file, write) => {
      if (!file) return write(null);
      const picture = await queue(() => encodeUpload(file.content)).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        throw new HttpError(
          503,
          'Many pictures are being stored just now. Please try again in a few seconds.',
          BUSY_RETRY_AFTER_S,
        );
      });
      const id = randomUUID();
      try {
        return await write({ ...(file.name && { name: file.name }), ...(await storeVariants(files, id, picture)) });
      } catch (error) {
        if (!isDatabaseUnavailable(error as Error)) await removeImage(files, id, picture);
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

const nameOf = (id: string, width: number) => `${id}-${width}.webp`;

async function storeVariants(files: ImageStorage, id: string, picture: EncodedImage): Promise<StoredImage> {
  const { width, height, blur, variants } = picture;
  for (const variant of variants) await files.write(nameOf(id, variant.width), variant.content);
  return {
    url: `${UPLOADS_PREFIX}${nameOf(id, width)}`,
    width,
    height,
    blur,
    sources: variants.map((variant) => ({
      url: `${UPLOADS_PREFIX}${nameOf(id, variant.width)}`,
      width: variant.width,
      type: 'image/webp',
    })),
  };
}

/** What cannot be removed now is swept later: the failure that led here is the one to be told. */
async function removeImage(files: ImageStorage, id: string, { variants }: EncodedImage): Promise<void> {
  await Promise.allSettled(variants.map(({ width }) => files.remove(nameOf(id, width))));
}
