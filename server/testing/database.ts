import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { type Database, openDatabase } from '../database';
import { makeTestFolder } from './folder';
import { copyTemplate } from './databaseTemplate';

/** URL of a PostgreSQL server whose user may create databases. If undefined, tests use the embedded database. */
export const testServer = process.env.TEST_DATABASE_URL;

/** A database for one test file. */
export interface TestDatabase extends Database {
  /** Temporary data folder, which `close` deletes. */
  dataDir: string;
  /** URL for other processes. Undefined for the embedded database, which only one process can open. */
  databaseUrl: string | undefined;
}

/**
 * Opens a new, migrated database, which `close` deletes. It is created on the PostgreSQL server at TEST_DATABASE_URL.
 * If that variable is not set, it is an embedded database.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = makeTestFolder();
  const created = testServer ? await createDatabase(testServer) : undefined;
  const databaseUrl = created?.url;
  if (!databaseUrl) await copyTemplate(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl });
  return {
    pool: database.pool,
    notifications: database.notifications,
    dataDir,
    databaseUrl,
    async close() {
      await database.close();
      await created?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on the server with this URL. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spa_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnce(server, `CREATE DATABASE ${name}`);
  return {
    url: url.href,
    drop: async () => {
      // Wait until no connection is open. Closing a pool does not wait for the server to close the connections, and a
      // forced DROP DATABASE would make those that are still open report errors. A test that has failed may leave one open.
      for (let attempt = 0; attempt < 1000 && (await isConnected(server, name)); attempt += 1) await delay();
      await runOnce(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

const delay = () => new Promise((resolve) => setTimeout(resolve, 20));

async function isConnected(server: string, name: string): Promise<boolean> {
  const { rows } = await runOnce(server, `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}'`);
  return rows.length > 0;
}

async function runOnce(server: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
