import pg from 'pg';
import { whenSent } from './mail';

/** Matches statements of background work, which may run at any time: mails, image formats and connection checks. */
const BACKGROUND = /\b(?:outbox|picture_jobs)\b|^SELECT 1$/;

/**
 * Runs `work` and returns the SQL statements that the server sends meanwhile, including those in transactions but
 * without background work. Waits first until all mails are sent, because rendering a mail makes other queries.
 */
export async function queriesDuring(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  await whenSent(pool);
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) => String(statement)).filter((text) => !BACKGROUND.test(text));
  } finally {
    query.mockRestore();
  }
}
