import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config/readConfig';
import type { Limits } from '../auth/rateLimiter';
import { insertSession } from '../auth/sessionQueries';
import { hashToken, newToken } from '../auth/tokens';
import { openTestDatabase, type TestDatabase } from './database';
import { whenEncoded } from './images';

/** Kind of client that sends a request: without a session, signed in as a customer, or signed in as an admin. */
export type Caller = 'guest' | 'customer' | 'admin';

/** The fields of a multipart form, in order. A Blob is sent as a file. */
export type Form = Record<string, string | Blob> | [name: string, value: string | Blob][];

/** The whole server with a database of its own. It listens on no port: requests are injected. */
export interface Shop {
  app: FastifyInstance;
  database: TestDatabase;
  config: Config;
  /** Sends a request as this caller. A `form` becomes a multipart body. */
  ask(caller: Caller, request: InjectOptions & { form?: Form }): Promise<LightMyRequestResponse>;
  /** Returns all data that a refused request must not change: image files, and all rows except rate-limit counters. */
  stored(): Promise<unknown>;
  close(): Promise<void>;
}

/** Admin credentials for tests that set PUBLIC_URL, which makes the server refuse to start with the demo admin. */
const OWN_ADMIN = { ADMIN_EMAIL: 'own@spasummit.example', ADMIN_PASSWORD: 'of no demo' };

/** Starts a server without products. `siteDir` is the folder of the built site; by default it does not exist. */
export async function openShop({
  siteDir,
  env = {},
  limits,
}: { siteDir?: string; env?: NodeJS.ProcessEnv; limits?: Limits } = {}): Promise<Shop> {
  const database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: database.dataDir, ...(env['PUBLIC_URL'] && OWN_ADMIN), ...env });
  const app = await buildApp({
    config,
    database,
    siteDir: siteDir ?? join(database.dataDir, 'no-site'),
    ...(limits && { limits }),
  });
  await app.ready();
  const tokens = { customer: await signIn(database, 'customer'), admin: await signIn(database, 'admin') };

  return {
    app,
    database,
    config,
    ask: async (caller, { form, ...request }) => {
      const body = form ? await encodeForm(form) : { headers: {} };
      const authorization = caller === 'guest' ? {} : { authorization: `Bearer ${tokens[caller]}` };
      return app.inject({
        ...request,
        ...body,
        headers: { ...authorization, ...body.headers, ...request.headers },
      });
    },
    stored: async () => {
      // Wait for the background jobs of earlier requests, so that their changes are not attributed to this request.
      await whenEncoded(database.pool);
      return {
        ...(await storedRows(database)),
        pictures: (await readdir(join(database.dataDir, 'uploads'))).sort(),
      };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** All tables that hold user data. The rate-limit counters in `attempts` are left out. */
export const DATA_TABLES = [
  'products',
  'product_history',
  'picture_jobs',
  'uploaded_images',
  'users',
  'sessions',
  'registrations',
  'links',
  'outbox',
  'requests',
  'request_events',
  'invitations',
  'invitation_links',
  'audit_log',
  'passkeys',
];

async function storedRows({ pool }: TestDatabase): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of DATA_TABLES) tables[table] = (await pool.query(`SELECT * FROM ${table} ORDER BY 1`)).rows;
  return tables;
}

/** Encodes a form as multipart/form-data, as a browser does. */
export async function encodeForm(form: Form): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const data = new FormData();
  for (const [name, value] of Array.isArray(form) ? form : Object.entries(form)) data.append(name, value);
  const encoded = new Response(data);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') as string },
  };
}

/** Adds a user with this role and a random password, and a session for them. Returns the bearer token. */
async function signIn({ pool }: TestDatabase, role: 'customer' | 'admin'): Promise<string> {
  const passwordHash = await hash(newToken(), { memoryCost: 8, timeCost: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at)
     VALUES ($1, $3, 'Test', $2, $2, now()) RETURNING id`,
    [`${role}@test.example`, role, passwordHash],
  );
  const token = newToken();
  await insertSession(pool, {
    tokenHash: hashToken(token),
    userId: rows[0]?.id as string,
    passwordHash,
    withPasskey: false,
    userAgent: null,
    days: 7,
  });
  return token;
}
