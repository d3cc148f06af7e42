import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../startError';

/** Any fixed number: starters of this shop wait for each other on it. */
const lockKey = 1_874_001;

const shopMigrations = path.join(__dirname, 'migrations');

/**
 * Brings the database up to date: applies each `NNNN_name.sql` that it has not seen, in order, each in
 * its own transaction. Several servers may start at once on one database; one works, the others wait.
 * @throws StartError naming the file that failed (nothing of it is applied) or that is unknown.
 */
export async function migrate(pool: pg.Pool, folder = shopMigrations): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
    const applied = new Set(rows.map(({ name }) => name));
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql')).sort();
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown) {
      throw new StartError(
        `The database was made by a newer version of the shop (it knows ${unknown}). Start that version instead.`,
      );
    }
    for (const file of files) if (!applied.has(file)) await apply(client, folder, file);
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A client handed back with an error is closed, which frees the lock as well.
    client.release(failure);
  }
}

async function apply(client: pg.PoolClient, folder: string, file: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(readFileSync(path.join(folder, file), 'utf8'));
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [file]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new StartError(
      `The database migration ${file} failed (${(error as Error).message}) and was undone. ` +
        'Correct the file, or start the version that ran before.',
    );
  }
}
