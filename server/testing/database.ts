import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { type Database, openDatabase } from '../database';
import { makeTestFolder } from './folder';
import { copyTemplate } from './databaseTemplate';

/** A PostgreSQL server on which the account may create databases; without it tests use the embedded one. */
export const testServer = process.env.TEST_DATABASE_URL;

export interface TestDatabase extends Database {
  /** A folder of this test's own, removed on close. */
  dataDir: string;
  /** Where another process finds the same database; undefined for the embedded one, which has one owner. */
  databaseUrl: string | undefined;
}

/** A fresh, migrated database, gone on close: the same tests run on both engines. */
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

/** An empty database on the given server. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spa_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnce(server, `CREATE DATABASE ${name}`);
  return {
    url: url.href,
    drop: async () => {
      // A pool's end does not wait for the server's side of it: cut off in between, a connection would complain.
      for (let tries = 0; tries < 100 && (await isConnected(server, name)); tries += 1) await pause();
      await runOnce(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

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
