import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config';
import { insertSession } from '../session/sessionRows';
import { hashToken, newToken } from '../session/tokens';
import { openTestDatabase, type TestDatabase } from './database';

/** Who asks: nobody, somebody with a customer's account, or an admin. */
export type Caller = 'guest' | 'customer' | 'admin';

/** The text and files of a form, in order; a Blob is sent as a file. */
export type Form = Record<string, string | Blob> | [name: string, value: string | Blob][];

/** The whole server on a database of its own, without a port. */
export interface Shop {
  app: FastifyInstance;
  database: TestDatabase;
  config: Config;
  /** Asks as somebody; a `form` becomes a multipart body. */
  ask(caller: Caller, request: InjectOptions & { form?: Form }): Promise<LightMyRequestResponse>;
  /** Everything that a refused request must leave as it was: all product rows and the files of pictures. */
  stored(): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens a shop without products. */
export async function openShop({
  siteDir,
  env = {},
}: { siteDir?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Shop> {
  const database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: database.dataDir, ...env });
  const app = await buildApp({ config, database, siteDir: siteDir ?? join(database.dataDir, 'no-site') });
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
    stored: async () => ({
      products: (await database.pool.query('SELECT * FROM products ORDER BY id')).rows,
      pictures: (await readdir(join(database.dataDir, 'uploads'))).sort(),
    }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The bytes and the content type that a browser sends for a form. */
export async function encodeForm(
  form: Form,
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const data = new FormData();
  for (const [name, value] of Array.isArray(form) ? form : Object.entries(form)) data.append(name, value);
  const encoded = new Response(data);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') as string },
  };
}

/** Adds a user of this role, signed in; gives the token. */
async function signIn({ pool }: TestDatabase, role: 'customer' | 'admin'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at)
     VALUES ($1, 'none', 'Test', $2, $2, now()) RETURNING id`,
    [`${role}@test.example`, role],
  );
  const token = newToken();
  await insertSession(pool, hashToken(token), rows[0]?.id as string, 7);
  return token;
}
