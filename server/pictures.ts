import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeQueue, QueueFull } from './concurrency';
import { isDatabaseAway, Problem } from './problems';
import { StartError } from './startError';
import type { UploadedFile } from './uploads';

/** Where pictures are served; the file's name follows. */
export const UPLOADS_PREFIX = '/uploads/';

const MAX_WIDTH_PX = 2400;
// WebP ends at 16383 px; no picture of a page needs to be taller than this.
const MAX_HEIGHT_PX = 8000;
const MAX_PIXELS = 40e6;
const WEBP_QUALITY = 82;
const DECODE_TIMEOUT_S = 20;
const BUSY_RETRY_AFTER_S = 5;
const TEMPORARY = '.part';

/** The pictures on disk. */
export interface PictureStore {
  /** Absolute path of the folder. */
  readonly folder: string;
  /**
   * Stores the picture, then does `write` with its url (null without a file). When the write fails the picture is
   * taken away again, unless the database went away in the middle: then the product may exist and need it.
   * Throws Problem 400, 413, 415 or 503.
   */
  keepWith<T>(file: UploadedFile | undefined, write: (url: string | null) => Promise<T>): Promise<T>;
  /** Deletes a picture that no product shows any more. Urls that are not ours are left alone. */
  remove(url: string): Promise<void>;
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

  const remove = async (url: string) => {
    const name = /^\/uploads\/([\w-]+\.webp)$/.exec(url)?.[1];
    if (name !== undefined) await rm(join(folder, name), { force: true });
  };

  return {
    folder,
    remove,
    keepWith: async (file, write) => {
      if (!file) return write(null);
      const picture = await queue(() => toWebp(file.content)).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        throw new Problem(
          503,
          'Many pictures are being stored just now. Please try again in a few seconds.',
          BUSY_RETRY_AFTER_S,
        );
      });
      const name = `${randomUUID()}.webp`;
      await writeDurably(folder, name, picture);
      const url = `${UPLOADS_PREFIX}${name}`;
      try {
        return await write(url);
      } catch (error) {
        if (!isDatabaseAway(error as Error)) await remove(url);
        throw error;
      }
    },
  };
}

/**
 * Any accepted picture as WebP: upright, at most 2400 px wide, without metadata. The type is told by the content, and
 * before a decoder sees it: the libraries behind sharp would also open SVG, PDF or TIFF.
 */
async function toWebp(content: Buffer): Promise<Buffer> {
  if (!isPicture(content)) throw new Problem(415, 'The picture must be a JPEG, PNG, WebP or AVIF file.');
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) {
      throw new Problem(413, 'The picture has more than 40 million pixels. Please choose a smaller one.');
    }
    throw new Problem(400, 'The picture is damaged and could not be read. Please choose another file.');
  }
}

/** Whether the first bytes are those of JPEG, PNG, WebP or AVIF. */
function isPicture(content: Buffer): boolean {
  const head = content.toString('latin1', 0, 64);
  return (
    head.startsWith('\xFF\xD8\xFF') ||
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    // The major brand, or `mif1` with AVIF among the compatible ones.
    (head.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1.{4,24}avif)/s.test(head.slice(8)))
  );
}

/** A file under its name is always whole, also after a power cut: write beside it, sync, rename, sync the folder. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}${TEMPORARY}`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
