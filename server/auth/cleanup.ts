import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { deleteExpired } from './cleanupQueries';

const INTERVAL_MS = 60 * 60 * 1000;

/**
 * Deletes expired sessions, links, registrations and rate-limit counters every hour. Returns a function that stops the
 * timer.
 */
export function startExpiryCleanup(pool: Pool, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    deleteExpired(pool).catch((err: unknown) =>
      log.warn({ err }, 'expired rows could not be deleted, to be tried again'),
    );
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
