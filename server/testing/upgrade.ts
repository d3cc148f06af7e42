import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from '../../tools/bench/cluster/client';
import type { Queryable } from '../database';
import { checksumTable, tableNames } from '../database/tableTransfer';
import { eva } from './accounts';
import { readOutbox, tokenIn } from './mail';
import { picture, productForm } from './products';
import { type ServerProcess, startProcess, whenOpen } from './process';
import { encodeForm } from './shop';

/* Helpers of the upgrade test: servers of two releases on one database, and the data that must survive the upgrade. */

export const owner = { email: 'owner@spasummit.example', password: 'Two releases, one shop' };

/** Registration data of a user who has not verified the email address yet. */
const bert = { ...eva, firstName: 'Bert', email: 'bert@example.com' };

/** A running server of one of the releases. */
export interface RunningServer extends ServerProcess {
  origin: string;
  port: number;
}

/** Returns the environment of all servers of the test shop. */
export const serverEnv = (dataDir: string, databaseUrl: string | undefined) => ({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  TRUST_PROXY: 'loopback',
});

/** Returns Node's arguments to run a program of a compiled release in this folder. */
export const releaseProgram = (folder: string, program: 'main' | 'backup') => [
  join(folder, 'build/server', `${program}.mjs`),
];

/** Starts a server and waits until it accepts requests. Without `args`, it is the current server. */
export async function startServer(env: Record<string, string | undefined>, args?: string[]): Promise<RunningServer> {
  const server = startProcess(env, args);
  const origin = await whenOpen(server);
  return { ...server, origin, port: Number(new URL(origin).port) };
}

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Sends a JSON request and returns the response. The test fails if the status is not `status`. */
async function post(origin: string, path: string, body: object, status = 200) {
  const result = await new Client(origin).request(path, json(body));
  expect([path, result.status]).toEqual([path, status]);
  return result.body;
}

/** Signs in and returns the bearer token. The test fails if the credentials are refused. */
export const signIn = async (origin: string, { email, password }: typeof owner): Promise<string> =>
  (await post(origin, '/auth/login', { email, password })).token ?? '';

/** Returns whether the server accepts the session. */
const acceptsSession = async (origin: string, token: string): Promise<boolean> =>
  (await new Client(origin).request('/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status === 200;

/** Adds a product with an image and returns the URL of the image. */
export async function createProduct(origin: string, token: string, name: string): Promise<string> {
  const image = new Blob([new Uint8Array(await picture('png'))]);
  const { payload, headers } = await encodeForm({ ...productForm({ name }), image });
  const response = await fetch(`${origin}/api/products`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { product: { primaryImage: { url: string } } }).product.primaryImage.url;
}

/** Credentials and URLs that were valid before the upgrade and must stay valid after it. */
export interface Possessions {
  session: string;
  verifyToken: string;
  resetToken: string;
  imageUrl: string;
}

/** Waits for an email whose text matches the pattern, and returns the token in its link. */
async function mailedToken(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const mail = readOutbox(dataDir).find(({ headers, text }) => headers['to'] === email && pattern.test(text));
    if (mail) return tokenIn(mail);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Fills a shop through its API: Eva is registered, signed in and has asked for a reset link. Bert has not used his
 * verification link. There is a product with an uploaded image.
 */
export async function fillShop(origin: string, dataDir: string): Promise<Possessions> {
  await post(origin, '/auth/register', eva, 201);
  await post(origin, '/auth/verify-email', { token: await mailedToken(dataDir, eva.email, /\/verify-email\//) });
  const session = await signIn(origin, eva);
  await post(origin, '/auth/forgot-password', { email: eva.email });
  await post(origin, '/auth/register', bert, 201);
  return {
    session,
    resetToken: await mailedToken(dataDir, eva.email, /\/reset-password\//),
    verifyToken: await mailedToken(dataDir, bert.email, /\/verify-email\//),
    imageUrl: await createProduct(origin, await signIn(origin, owner), 'Created before the upgrade'),
  };
}

/** Uses everything that `fillShop` has returned. The test fails if anything is lost. */
export async function usePossessions(origin: string, possessions: Possessions): Promise<void> {
  expect(await acceptsSession(origin, possessions.session)).toBe(true);
  const image = await fetch(origin + possessions.imageUrl);
  expect([image.status, (await image.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  await post(origin, '/auth/verify-email', { token: possessions.verifyToken });
  await signIn(origin, bert);
  await post(origin, '/auth/reset-password', { token: possessions.resetToken, password: 'after the upgrade' });
  await signIn(origin, { email: eva.email, password: 'after the upgrade' });
}

/**
 * Queries for rows that nothing changes after they are written. Only staff have an `actor_id`: a new version may change
 * the snapshots of seeded products, whose image files it replaces.
 */
const LASTING_ROWS = [
  'SELECT id, email, first_name, last_name, phone, role, created_at FROM users',
  'SELECT id, slug, created_at FROM products',
  `SELECT product_id, version, action, actor_name, at, CASE WHEN actor_id IS NOT NULL THEN snapshot END AS snapshot
   FROM product_history`,
];

/** Returns the rows that must still exist after the upgrade, as JSON. */
export async function readLastingRows(db: Queryable): Promise<string[]> {
  const lines: string[] = [];
  for (const sql of LASTING_ROWS) lines.push(...(await db.query(sql)).rows.map((row) => JSON.stringify(row)));
  return lines;
}

/** Returns all columns, indexes and constraints, and a checksum of each table's rows. */
export async function fingerprint(db: Queryable): Promise<unknown> {
  const schema = await db.query(
    `SELECT table_name || '.' || column_name || ' ' || data_type || coalesce(column_default, '') AS item
     FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT name FROM migrations ORDER BY 1`,
  );
  const tables: Record<string, unknown> = {};
  for (const table of await tableNames(db)) tables[table] = await checksumTable(db, table);
  return { schema: schema.rows, tables };
}
