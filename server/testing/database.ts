import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../database';
import { copyTemplate } from './template';

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
    notices: database.notices,
    dataDir,
    databaseUrl,
    async close() {
      await database.close();
      await created?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty folder for one test; whoever makes it removes it. */
export function makeTestFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'spa-test-'));
}

/** An empty database on the given server. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spa_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnce(server, `CREATE DATABASE ${name}`);
  return { url: url.href, drop: () => runOnce(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function runOnce(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
