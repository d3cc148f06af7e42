import pg from 'pg';
import { whenSent } from './mail';

/** Statements of work in the background, which may come at any moment: mails, image formats, probes of connections. */
const BACKGROUND = /\b(?:outbox|picture_jobs)\b|^SELECT 1$/;

/**
 * Runs `work` and returns the statements that its requests have sent to the database, in transactions too. Waits first
 * until no mail is under way, because composing one takes queries of its own.
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
