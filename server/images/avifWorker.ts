import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { transaction } from '../database';
import { HttpError } from '../http/httpErrors';
import { makePollingLoop } from '../jobs/pollingLoop';
import { encodeAvif } from './encode';
import { fileNameFromUrl, type ImageStorage, parseImageId, UPLOADS_PREFIX } from './imageStorage';
import {
  claimImageJob,
  deleteFailedImageJobs,
  deleteImageJob,
  type ImageJob,
  releaseAllImageJobs,
  releaseImageJob,
  selectCurrentImage,
  updateSources,
} from './imageQueries';
import type { ImageSource } from './storedImage';

/** Background worker that encodes the AVIF variants of queued images. */
export interface AvifWorker {
  /**
   * Processes due jobs now and starts polling for later ones. The first call also resumes jobs that an earlier run left
   * unfinished. Call it after a transaction that queued jobs has been committed.
   */
  wake(): void;
  /** Stops after the current variant, or after GRACE_MS at the latest. Remaining jobs stay queued. */
  close(): Promise<void>;
}

interface AvifWorkerOptions {
  pool: Pool;
  files: ImageStorage;
  /** Whether this is the only server on this database. */
  alone: boolean;
  log: FastifyBaseLogger;
  /** Encodes a stored image as AVIF of the given width in pixels. */
  encode?: typeof encodeAvif;
}

/** Lease of a claimed job, in seconds. It outlasts the longest job: four variants with a timeout of a minute each. */
const LEASE_S = 300;
/** Delay before a failed job is retried, in seconds. */
const RETRY_S = 5;
/** Longest wait for the current variant when the server stops, in ms. */
const GRACE_MS = 5000;
/** Polling interval for jobs whose lease has expired because another server stopped, in ms. */
const POLL_MS = 60_000;

/** Creates the worker. It encodes one image at a time, because AVIF keeps all CPU cores busy for seconds. */
export function makeAvifWorker({ pool, files, alone, log, encode = encodeAvif }: AvifWorkerOptions): AvifWorker {
  // If no other server uses the database, all claimed jobs belong to an earlier run, so they are released at the start.
  let claimsAreStale = alone;

  /**
   * Encodes the missing AVIF variants of an image. Returns the sources of all its AVIF variants, or null if the worker
   * is closed before all of them exist.
   */
  async function makeSources(url: string, webp: ImageSource[]): Promise<ImageSource[] | null> {
    const original = fileNameFromUrl(url);
    const id = original && parseImageId(original);
    if (!original || !id) throw new Error('not a picture of ours');
    const sources: ImageSource[] = [];
    let content: Buffer | undefined;
    for (const { width } of webp) {
      if (loop.closing.aborted) return null;
      const name = `${id}-${width}.avif`;
      if (!(await files.has(name))) {
        content ??= await files.read(original);
        await files.write(name, await encode(content, width));
      }
      sources.push({ url: `${UPLOADS_PREFIX}${name}`, width, type: 'image/avif' });
    }
    return sources;
  }

  async function processJob(job: ImageJob): Promise<void> {
    try {
      const webp = (await selectCurrentImage(pool, job.url))?.sources?.filter(({ type }) => type === 'image/webp');
      const avif = await makeSources(job.url, webp ?? []);
      if (!avif) return await releaseImageJob(pool, job, { afterSeconds: 0, interrupted: true });
      await transaction(pool, async (db) => {
        if (webp && avif.length > 0) await updateSources(db, job.url, [...avif, ...webp]);
        await deleteImageJob(db, job.url);
      });
    } catch (err) {
      log.warn({ err, picture: job.url, attempt: job.attempts }, 'AVIF not made, to be tried again');
      // An HttpError means that no image can be encoded or stored at the moment, so it does not count as an attempt.
      await releaseImageJob(pool, job, { afterSeconds: RETRY_S, interrupted: err instanceof HttpError });
    }
  }

  /** Processes all due jobs. Returns the delay until the next poll, in ms. */
  async function processDueJobs(closing: AbortSignal): Promise<number> {
    let next = POLL_MS;
    try {
      if (claimsAreStale) await releaseAllImageJobs(pool);
      claimsAreStale = false;
      for (const picture of await deleteFailedImageJobs(pool)) {
        log.error({ picture }, 'AVIF given up after several attempts; the picture is shown as WebP');
      }
      while (!closing.aborted) {
        const job = await claimImageJob(pool, LEASE_S);
        if (!job) break;
        await processJob(job);
        next = RETRY_S * 1000;
      }
    } catch (err) {
      log.warn({ err }, 'the picture queue could not be read, to be tried again');
    }
    return next;
  }

  const loop = makePollingLoop(processDueJobs);
  return { wake: loop.wake, close: () => loop.close(GRACE_MS) };
}
