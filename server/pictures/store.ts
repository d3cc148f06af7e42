import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeQueue, QueueFull } from '../concurrency';
import { isDatabaseAway, Problem } from '../problems';
import { StartError } from '../startError';
import type { UploadedFile } from '../uploads';
import { encodeUpload, type EncodedPicture } from './encode';
import { fileOf, TEMPORARY, UPLOADS_PREFIX, writeDurably } from './files';
import type { StoredImage } from './storedImage';

const BUSY_RETRY_AFTER_S = 5;

/** The pictures on disk. */
export interface PictureStore {
  /** Absolute path of the folder. */
  readonly folder: string;
  /**
   * Stores the picture, then does `write` with it (null without a file). When the write fails the picture is taken away
   * again, unless the database went away in the middle: then the product may exist and need it.
   * Throws Problem 400, 413, 415 or 503.
   */
  keepWith<T>(file: UploadedFile | undefined, write: (image: StoredImage | null) => Promise<T>): Promise<T>;
  /** Whether all files of these pictures are there. A url that is not ours is somebody else's care: it counts as there. */
  has(images: StoredImage[]): Promise<boolean>;
}

/** Opens `<dataDir>/uploads` and clears what a crash left half written. Throws StartError when it is not writable. */
export async function openPictureStore(dataDir: string): Promise<PictureStore> {
  const folder = join(dataDir, 'uploads');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartError(
      `The folder ${folder} cannot be written. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
  const leftovers = (await readdir(folder)).filter((name) => name.endsWith(TEMPORARY));
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })));

  // A decoded picture takes up to 160 MB: one at a time.
  const queue = makeQueue({ running: 1, waiting: 8 });
  sharp.cache(false);

  return {
    folder,
    keepWith: async (file, write) => {
      if (!file) return write(null);
      const picture = await queue(() => encodeUpload(file.content)).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        throw new Problem(
          503,
          'Many pictures are being stored just now. Please try again in a few seconds.',
          BUSY_RETRY_AFTER_S,
        );
      });
      const id = randomUUID();
      try {
        return await write({ ...(file.name && { name: file.name }), ...(await storeVariants(folder, id, picture)) });
      } catch (error) {
        if (!isDatabaseAway(error as Error)) await removePicture(folder, id, picture);
        throw error;
      }
    },
    has: async (images) => {
      const names = images.flatMap(({ url, sources = [] }) => [url, ...sources.map((source) => source.url)]);
      const checks = names.map(fileOf).map(async (name) => name === null || exists(join(folder, name)));
      return (await Promise.all(checks)).every(Boolean);
    },
  };
}

const nameOf = (id: string, width: number) => `${id}-${width}.webp`;

async function storeVariants(folder: string, id: string, picture: EncodedPicture): Promise<StoredImage> {
  const { width, height, blur, variants } = picture;
  for (const variant of variants) await writeDurably(folder, nameOf(id, variant.width), variant.content);
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

async function removePicture(folder: string, id: string, { variants }: EncodedPicture): Promise<void> {
  for (const { width } of variants) await rm(join(folder, nameOf(id, width)), { force: true });
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
