import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type ImageStorage, parseImageId } from './imageStorage';
import { selectReferencedUrls } from './imageQueries';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Younger files may belong to a product that is being stored, in ms. */
const MIN_AGE_MS = 60 * 60 * 1000;

interface Sweep {
  pool: Pool;
  files: ImageStorage;
  log: FastifyBaseLogger;
}

/** Sweeps the pictures now and every six hours. Gives the function that ends it and resolves when none is under way. */
export function startOrphanCleanup(sweep: Sweep): () => Promise<void> {
  let round = Promise.resolve();
  const start = () => {
    round = deleteOrphanedImages(sweep).catch((err: unknown) =>
      sweep.log.warn({ err }, 'pictures that nobody needs could not be swept, to be tried again'),
    );
  };
  start();
  const timer = setInterval(start, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/**
 * Deletes the files of pictures that no product shows and no version of its history names. Nothing brings such a
 * picture back, for it can only be restored from there. Files that are not ours are left alone.
 */
export async function deleteOrphanedImages({ pool, files }: Omit<Sweep, 'log'>): Promise<void> {
  // First the files: a picture that is stored afterwards is not among them.
  const listed = await files.list();
  const urls = await selectReferencedUrls(pool);
  const needed = new Set(urls.map((url) => parseImageId(url.split('/').at(-1) ?? '')).filter((id) => id !== null));
  // A database that needs none at all is more likely another one than these files' own: better a few files too many.
  if (needed.size === 0) return;
  for (const { name, writtenAt } of listed) {
    const picture = parseImageId(name);
    if (picture === null || needed.has(picture)) continue;
    if (Date.now() - writtenAt.getTime() > MIN_AGE_MS) await files.remove(name);
  }
}
