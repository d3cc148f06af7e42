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

/** What a file is called that is not written completely. */
const TEMPORARY = '.part';
/** A picture of 10 MB, its variants, and what else writes to this disk meanwhile. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** A younger one may be another server's, which is writing it, in ms. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Pictures in a folder, which several servers may share. Clears what a crash left half written. Throws UserFacingError when
 * it is not writable.
 */
export async function openDiskStorage(folder: string): Promise<ImageStorage> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new UserFacingError(
      `The folder ${folder} cannot be written. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
  for (const { name, writtenAt } of await listFolder(folder)) {
    const old = Date.now() - writtenAt.getTime() > LEFT_BEHIND_MS;
    if (name.endsWith(TEMPORARY) && old) await rm(join(folder, name), { force: true });
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

/** A file that another server removes meanwhile is left out. */
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

/** A file under its name is always whole, also after a power cut: write beside it, sync, rename, sync the folder. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${randomUUID()}${TEMPORARY}`);
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
