import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../config/projectRoot';
import { UserFacingError } from '../config/userFacingError';
import type { Queryable } from './transaction';

/**
 * Key of the advisory lock that lets one server migrate at a time. Any number works if all servers use the same one.
 */
const lockKey = 1_874_001;

/**
 * Maximum time in ms that one migration may take, and that a server waits while another server migrates. It is long
 * because indexing a large table can take minutes.
 */
const query_timeout = 60 * 60 * 1000;

const shopMigrations = path.join(projectRoot, 'server/database/migrations');

/** Returns the file names of all migrations in the folder, sorted. */
export function migrationFiles(folder = shopMigrations): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/**
 * Returns the file names of the migrations that this database already has, sorted. Creates the `migrations` table if it
 * is missing.
 */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
  await db.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await db.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

/** Runs one migration file and records its name. Call it inside a transaction. */
export async function applyMigration(db: Queryable, file: string, folder = shopMigrations): Promise<void> {
  await db.query({ text: readFileSync(path.join(folder, file), 'utf8'), query_timeout } as pg.QueryConfig);
  await db.query('INSERT INTO migrations (name) VALUES ($1)', [file]);
}

/** Takes the migration lock until the transaction ends, so that other servers that start on this database wait. */
export async function acquireMigrationLock(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock(${lockKey})`);
}

/**
 * Applies all pending migrations (`NNNN_name.sql`) in order, each in a transaction of its own. If several servers start
 * at once on one database, one of them migrates and the others wait.
 * @throws UserFacingError if a migration fails and is rolled back, or if the database has a migration that this version
 * of the shop does not know. The message names the migration.
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
        `The database was created by a newer version of the shop (it has the migration ${unknown}). Start that version instead.`,
      );
    }
    for (const file of files) if (!applied.includes(file)) await applyInTransaction(client, folder, file);
    await client.query(`SELECT pg_advisory_unlock(${lockKey})`);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // If an error is passed to `release`, the pool closes the connection, which also releases the advisory lock.
    client.release(failure);
  }
}

async function applyInTransaction(client: pg.PoolClient, folder: string, file: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await applyMigration(client, file, folder);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new UserFacingError(
      `The database migration ${file} failed (${(error as Error).message}) and was rolled back. ` +
        'Fix the file, or start the previous version of the shop.',
    );
  }
}
