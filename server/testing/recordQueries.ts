import pg from 'pg';
import { whenSent } from './mail';

/**
 * Matches statements of background work, which may run at any time: mails, image formats, connection checks and the
 * maintenance of the embedded database.
 */
const BACKGROUND = /\b(?:outbox|picture_jobs|pg_current_wal_lsn|pg_class)\b|^(?:SELECT 1$|VACUUM|CHECKPOINT)/;

/**
 * Runs `work` and returns the SQL statements that the server sends meanwhile. Statements in transactions are included,
 * statements of background work are not. Before `work`, waits until all mails are sent, because rendering a mail makes
 * queries that cannot be recognised as background work.
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
