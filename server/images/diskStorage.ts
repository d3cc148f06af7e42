import fastifyStatic from '@fastify/static';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '../config/userFacingError';
import {
  IMMUTABLE_CACHE_CONTROL,
  type StoredFile,
  type ImageStorage,
  imagesUnavailable,
  UPLOADS_PREFIX,
} from './imageStorage';

/** Suffix of files that are not written completely yet. */
const TEMPORARY_SUFFIX = '.part';
/** Minimum free space on the disk, in bytes. If less is free, the health check fails. An upload is at most 10 MB. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** Minimum age of temporary files to be deleted, in ms. Another server may still be writing a younger file. */
const STALE_MS = 60 * 60 * 1000;

/**
 * Opens an image storage in a folder, which several servers may share. Deletes temporary files that an earlier crash
 * has left.
 * @throws UserFacingError if the folder is not writable.
 */
export async function openDiskStorage(folder: string): Promise<ImageStorage> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new UserFacingError(
      `The folder ${folder} is not writable. Change its permissions, or set DATA_DIR to another folder.`,
    );
  }
  for (const { name, writtenAt } of await listFolder(folder)) {
    const isStale = Date.now() - writtenAt.getTime() > STALE_MS;
    if (name.endsWith(TEMPORARY_SUFFIX) && isStale) await rm(join(folder, name), { force: true });
  }

  return {
    write: (name, content) =>
      writeDurably(folder, name, content).catch((error: unknown) => {
        throw imagesUnavailable(error);
      }),
    read: (name) => readFile(join(folder, name)),
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => listFolder(folder),
    check: async () => {
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < MIN_FREE_BYTES) throw new Error('the disk is full');
    },
    serve: async (app) => {
      await app.register(fastifyStatic, {
        root: folder,
        prefix: UPLOADS_PREFIX,
        decorateReply: false,
        dotfiles: 'ignore',
        index: false,
        cacheControl: false,
        setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE_CACHE_CONTROL),
      });
    },
  };
}

/** Lists the files of the folder. Skips files that another server deletes meanwhile. */
async function listFolder(folder: string): Promise<StoredFile[]> {
  const files = await Promise.all(
    (await readdir(folder)).map((name) =>
      stat(join(folder, name)).then(
        ({ mtime }) => [{ name, writtenAt: mtime }],
        () => [],
      ),
    ),
  );
  return files.flat();
}

/**
 * Writes a file that is complete even after a power cut: writes and syncs a temporary file, renames it to `name`, and
 * syncs the folder.
 */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${randomUUID()}${TEMPORARY_SUFFIX}`);
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
