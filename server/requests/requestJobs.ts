import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config/readConfig';
import { transaction } from '../database';
import { makePollingLoop, type PollingLoop } from '../jobs/pollingLoop';
import type { OutboxWorker } from '../mail/outboxWorker';
import { anonymise } from './anonymiseQueries';
import { enqueueReminders, insertExpiryEvents } from './requestJobQueries';

/** Interval between two runs, in ms. It limits how late a reminder is sent. */
const INTERVAL_MS = 5 * 60 * 1000;
/** Maximum number of requests that one transaction anonymises, so that it does not block the embedded database. */
const BATCH = 200;

interface RequestJobsOptions {
  pool: Pool;
  config: Pick<Config, 'requests' | 'requestRetentionDays'>;
  outboxWorker: Pick<OutboxWorker, 'wake'>;
  log: FastifyBaseLogger;
}

/**
 * Makes the loop that reminds the house of unanswered requests, if the shop stores requests, and anonymises old ones. If
 * one of the two fails, it is tried again in the next run.
 */
export function makeRequestJobs({ pool, config, outboxWorker, log }: RequestJobsOptions): PollingLoop {
  const { requests, requestRetentionDays } = config;
  const attempt = (work: () => Promise<void>, failure: string) =>
    work().catch((err: unknown) => log.warn({ err }, `${failure}, to be tried again`));
  return makePollingLoop(async (closing) => {
    await attempt(async () => {
      if (requests && (await enqueueReminders(pool, requests.houseEmail)) > 0) outboxWorker.wake();
    }, 'reminders of unanswered requests could not be queued');
    await attempt(async () => {
      let count = BATCH;
      while (count === BATCH) {
        count = await anonymiseBatch(pool, requestRetentionDays);
        if (closing.aborted) break;
      }
    }, 'old requests could not be anonymised');
    return INTERVAL_MS;
  });
}

/** Anonymises up to BATCH old requests. Returns their number. */
function anonymiseBatch(pool: Pool, olderThanDays: number): Promise<number> {
  return transaction(pool, async (db) => {
    const ids = await anonymise(db, { olderThanDays, limit: BATCH });
    if (ids.length > 0) await insertExpiryEvents(db, ids);
    return ids.length;
  });
}
