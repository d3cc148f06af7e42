import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type ImageStorage, parseImageId } from './imageStorage';
import { selectReferencedUrls } from './imageQueries';
import { deleteExpiredUploads } from './uploadQueries';

/** Interval between two cleanups, in ms. */
const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Minimum age of a file to be deleted, in ms. A younger file may belong to a product that is being saved. */
const MIN_AGE_MS = 60 * 60 * 1000;

interface CleanupOptions {
  pool: Pool;
  files: ImageStorage;
  log: FastifyBaseLogger;
}

/**
 * Deletes orphaned images at once, and then every six hours. Returns a function that stops the cleanups. Its promise
 * resolves when no cleanup is running any more.
 */
export function startOrphanCleanup(options: CleanupOptions): () => Promise<void> {
  let running = Promise.resolve();
  const start = () => {
    running = deleteOrphanedImages(options).catch((err: unknown) =>
      options.log.warn({ err }, 'unused pictures could not be deleted, to be tried again'),
    );
  };
  start();
  const timer = setInterval(start, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * Deletes the files of images that no product, no version in its history and no recent upload refers to, because such an
 * image can never be shown again. Files whose names do not belong to an image of the shop are kept.
 */
export async function deleteOrphanedImages({ pool, files }: Omit<CleanupOptions, 'log'>): Promise<void> {
  // List the files before the database is read, so that an image stored in between is not in the list.
  const listed = await files.list();
  await deleteExpiredUploads(pool);
  const urls = await selectReferencedUrls(pool);
  const referenced = new Set(urls.map((url) => parseImageId(url.split('/').at(-1) ?? '')).filter((id) => id !== null));
  // If no image is referenced at all, the files probably belong to another database, so nothing is deleted.
  if (referenced.size === 0) return;
  for (const { name, writtenAt } of listed) {
    const id = parseImageId(name);
    if (id === null || referenced.has(id)) continue;
    if (Date.now() - writtenAt.getTime() > MIN_AGE_MS) await files.remove(name);
  }
}
