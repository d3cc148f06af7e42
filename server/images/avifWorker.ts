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

/** Makes the AVIF variants of the pictures that wait for them. */
export interface AvifWorker {
  /**
   * Looks for work now, and from then on now and then; the first time also for what an earlier run left unfinished.
   * Call it after the commit of a transaction that queued some.
   */
  wake(): void;
  /** Ends after the variant that is being made, or within seconds; the rest stays queued. */
  close(): Promise<void>;
}

interface AvifWorkerOptions {
  pool: Pool;
  files: ImageStorage;
  /** Whether no other server works on this database. */
  alone: boolean;
  log: FastifyBaseLogger;
  /** Takes a stored picture and a width in px, gives the variant. */
  encode?: typeof encodeAvif;
}

/** Outlasts the longest job: four variants, each cut off after a minute. */
const LEASE_S = 300;
const RETRY_S = 5;
/** What a variant under way gets when the server stops, in ms. */
const GRACE_MS = 5000;
/** Jobs that another server did not live to finish are found this late, in ms. */
const LOOK_MS = 60_000;

/** Makes the one who encodes, one picture at a time: AVIF takes seconds of all the processor that there is. */
export function makeAvifWorker({ pool, files, alone, log, encode = encodeAvif }: AvifWorkerOptions): AvifWorker {
  // What is marked as taken on a database of our own was taken by a run that is over.
  let leftOver = alone;

  /** The AVIF sources of a picture; null when the server closes in the middle. Files that are there are taken as they are. */
  async function makeSources(url: string, webp: ImageSource[]): Promise<ImageSource[] | null> {
    const original = fileNameFromUrl(url);
    const id = original && parseImageId(original);
    if (!original || !id) throw new Error('not a picture of ours');
    const made: ImageSource[] = [];
    let content: Buffer | undefined;
    for (const { width } of webp) {
      if (rounds.closing.aborted) return null;
      const name = `${id}-${width}.avif`;
      if (!(await files.has(name))) {
        content ??= await files.read(original);
        await files.write(name, await encode(content, width));
      }
      made.push({ url: `${UPLOADS_PREFIX}${name}`, width, type: 'image/avif' });
    }
    return made;
  }

  async function work(job: ImageJob): Promise<void> {
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
      // Where no picture can be made or stored at all, this one is not to blame.
      await releaseImageJob(pool, job, { afterSeconds: RETRY_S, interrupted: err instanceof HttpError });
    }
  }

  /** Gives the ms until the next look. */
  async function workAll(closing: AbortSignal): Promise<number> {
    let next = LOOK_MS;
    try {
      if (leftOver) await releaseAllImageJobs(pool);
      leftOver = false;
      for (const picture of await deleteFailedImageJobs(pool)) {
        log.error({ picture }, 'AVIF given up after several attempts; the picture is shown as WebP');
      }
      while (!closing.aborted) {
        const job = await claimImageJob(pool, LEASE_S);
        if (!job) break;
        await work(job);
        next = RETRY_S * 1000;
      }
    } catch (err) {
      log.warn({ err }, 'the pictures that wait could not be read, to be tried again');
    }
    return next;
  }

  const rounds = makePollingLoop(workAll);
  return { wake: rounds.wake, close: () => rounds.close(GRACE_MS) };
}
