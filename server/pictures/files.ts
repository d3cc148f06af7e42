import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures are served; the file's name follows. */
export const UPLOADS_PREFIX = '/uploads/';

/** What a file is called that is not written completely. */
export const TEMPORARY = '.part';

// One picture is one id; its files say their width. Pictures from before have one file without.
const OURS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,5})?\.(?:webp|avif)$/;

/** The id of the picture that a file belongs to; null for a file that is not ours. */
export function pictureOf(name: string): string | null {
  return OURS.exec(name)?.[1] ?? null;
}

/** The file's name in a url of ours; null for any other url. */
export function fileOf(url: string): string | null {
  const name = url.startsWith(UPLOADS_PREFIX) ? url.slice(UPLOADS_PREFIX.length) : '';
  return pictureOf(name) === null ? null : name;
}

/** A file under its name is always whole, also after a power cut: write beside it, sync, rename, sync the folder. */
export async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}${TEMPORARY}`);
  try {
    const file = await open(temporary, 'w');
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
