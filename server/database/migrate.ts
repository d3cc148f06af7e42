import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../config/projectRoot';
import { UserFacingError } from '../config/userFacingError';
import type { Queryable } from './transaction';

/** Any fixed number: starters of this shop wait for each other on it. */
const lockKey = 1_874_001;

/** Longest time for one file, or for another starter's files, in ms: an index of a large table takes its time. */
const query_timeout = 60 * 60 * 1000;

const shopMigrations = path.join(projectRoot, 'server/database/migrations');

/** The names of all migrations, in order. */
export function migrationFiles(folder = shopMigrations): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** The names of those that this database has seen, in order. */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
  await db.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await db.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

/** Applies a migration. Inside a transaction. */
export async function applyMigration(db: Queryable, file: string, folder = shopMigrations): Promise<void> {
  await db.query({ text: readFileSync(path.join(folder, file), 'utf8'), query_timeout } as pg.QueryConfig);
  await db.query('INSERT INTO migrations (name) VALUES ($1)', [file]);
}

/** Makes whoever starts on this database wait until the transaction ends. */
export async function acquireMigrationLock(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock(${lockKey})`);
}

/**
 * Brings the database up to date: applies each `NNNN_name.sql` that it has not seen, in order, each in
 * its own transaction. Several servers may start at once on one database; one works, the others wait.
 * @throws UserFacingError naming the file that failed (nothing of it is applied) or that is unknown.
 */
export async function migrate(pool: pg.Pool, folder = shopMigrations): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query({ text: `SELECT pg_advisory_lock(${lockKey})`, query_timeout } as pg.QueryConfig);
    const applied = await appliedMigrations(client);
    const files = migrationFiles(folder);
    const unknown = applied.find((name) => !files.includes(name));
    if (unknown) {
      throw new UserFacingError(
        `The database was made by a newer version of the shop (it knows ${unknown}). Start that version instead.`,
      );
    }
    for (const file of files) if (!applied.includes(file)) await applyAlone(client, folder, file);
    await client.query(`SELECT pg_advisory_unlock(${lockKey})`);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A client handed back with an error is closed, which frees the lock as well.
    client.release(failure);
  }
}

async function applyAlone(client: pg.PoolClient, folder: string, file: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await applyMigration(client, file, folder);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new UserFacingError(
      `The database migration ${file} failed (${(error as Error).message}) and was undone. ` +
        'Correct the file, or start the version that ran before.',
    );
  }
}
