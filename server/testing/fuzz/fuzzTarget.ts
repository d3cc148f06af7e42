import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { insertSession } from '../../auth/sessionQueries';
import { openSigner } from '../../auth/signing';
import { hashToken, newSignedToken } from '../../auth/tokens';
import type { WireProduct } from '../catalogue';
import { NO_LIMITS } from '../limits';
import { whenSent } from '../mail';
import { whenEncoded } from '../images';
import { picture, productForm } from '../products';
import { call } from '../requests';
import { DATA_TABLES, type Form, openShop, type Shop } from '../shop';
import type { FuzzCaller } from './requests';
import type { Known } from './values';

/** A running server with test data of every kind, for fuzzing. */
export interface ShopUnderFire {
  origin: string;
  /** Existing ids, slugs, accounts and links, for requests that refer to them. */
  known: Known;
  tokens: Record<FuzzCaller, string | undefined>;
  /** Restores the sessions, passwords and links that successful requests have changed or deleted. */
  refill(): Promise<void>;
  /**
   * Returns a string that changes whenever a row or file is added, changed or deleted. Waits for background jobs first.
   */
  fingerprint(): Promise<string>;
  /** Returns the errors that the server has logged since the last call. */
  faults(): string[];
  close(): Promise<void>;
}

const PASSWORD = 'Wool & birch 7';
const USERS = { customer: 'cara@example.com', admin: 'ada@example.com' } as const;
const SESSION_TOKENS = { customer: 'customer-token', admin: 'admin-token' } as const;

/**
 * Starts a server on a free port and fills it with accounts, links, products and requests, which are listed in `known`.
 */
export async function openShopUnderFire(): Promise<ShopUnderFire> {
  const shop = await openShop({ env: { CONSULTATIONS: 'on' }, limits: NO_LIMITS });
  const faults: string[] = [];
  // Record the errors that the server logs. Fastify logs to this object because the test server has no logger.
  shop.app.log.error = (details: unknown, text?: string) => {
    const { err } = details as { err?: Error };
    faults.push(`${text}: ${err?.stack ?? JSON.stringify(details)}`);
  };
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
  await addUsers(shop, passwordHash);
  const { pool } = shop.database;
  const signer = await openSigner(pool);
  const links = { verify: newSignedToken(signer, 'verify'), reset: newSignedToken(signer, 'reset') };
  const png = await picture('png', 16, 12);
  const products = [
    await create(shop, { ...productForm(), image: new Blob([new Uint8Array(png)]) }),
    await create(shop, productForm({ name: '桑拿', category: 'infrared' })),
    await create(shop, productForm({ name: 'Plunge', category: 'cold_plunge', price: '0' })),
  ];

  const requestIds = [randomUUID(), randomUUID()];
  for (const key of requestIds)
    await shop.ask('guest', { method: 'POST', url: '/api/calls', payload: call, headers: { 'idempotency-key': key } });

  async function refill(): Promise<void> {
    await pool.query('UPDATE users SET password_hash = $1 WHERE email = ANY($2)', [passwordHash, Object.values(USERS)]);
    await pool.query('DELETE FROM links');
    for (const role of ['customer', 'admin'] as const) {
      const userId = await idOf(shop, USERS[role]);
      const tokenHash = hashToken(SESSION_TOKENS[role]);
      await pool.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
      await insertSession(pool, { tokenHash, userId, passwordHash, withPasskey: false, userAgent: null, days: 7 });
    }
    await pool.query(
      `INSERT INTO links (token_hash, purpose, user_id, expires_at)
       SELECT $1, 'reset', id, now() + interval '1 hour' FROM users WHERE email = $2`,
      [hashToken(links.reset), USERS.customer],
    );
  }
  await refill();

  return {
    origin,
    known: {
      id: [...products.map(({ _id }) => _id), ...requestIds],
      assigneeId: [await idOf(shop, USERS.admin)],
      slug: products.map(({ slug }) => slug),
      email: Object.values(USERS),
      password: [PASSWORD],
      currentPassword: [PASSWORD],
      token: Object.values(links),
      search: ['sauna', 'cedar barrel'],
      page: ['1', '2'],
      version: ['1', '2'],
      'If-Match': ['"1"', '"2"'],
      image: [png, await picture('jpeg', 20, 10), await picture('webp', 8, 8)],
      file: tablesOf(products),
    },
    tokens: { guest: undefined, nobody: 'nobody-s-token', ...SESSION_TOKENS },
    refill,
    fingerprint: async () => {
      await whenEncoded(pool);
      await whenSent(pool);
      const checksums = DATA_TABLES.map(
        (table) => `SELECT '${table}', count(*), sum(hashtextextended(t::text, 0)::numeric) FROM ${table} t`,
      );
      const { rows } = await pool.query({ text: checksums.join(' UNION ALL '), rowMode: 'array' });
      const files = await readdir(path.join(shop.database.dataDir, 'uploads'));
      return JSON.stringify([rows, files.sort()]);
    },
    faults: () => faults.splice(0),
    close: () => shop.close(),
  };
}

async function create(shop: Shop, form: object): Promise<WireProduct> {
  const response = await shop.ask('admin', { method: 'POST', url: '/api/products', form: form as Form });
  return response.json<{ product: WireProduct }>().product;
}

/** Returns CSV tables that change, add and keep products. */
function tablesOf(products: WireProduct[]): Buffer[] {
  const changes = products.map(({ _id }, index) => `${_id};1;Cabin ${index};9,5\r\n`);
  return [
    `_id;version;name;price\r\n${changes.join('')}`,
    'name,description,price\nBench,"Two\nseats",1200\n',
    `slug\tversion\tstatus\n${products.map(({ slug }) => `${slug}\t1\tactive\n`).join('')}`,
  ].map((table) => Buffer.from(table));
}

async function addUsers({ database }: Shop, passwordHash: string): Promise<void> {
  for (const [role, email] of Object.entries(USERS)) {
    await database.pool.query(
      `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at)
       VALUES ($1, $2, 'Test', 'Person', $3, now())`,
      [email, passwordHash, role],
    );
  }
}

async function idOf({ database }: Shop, email: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  return rows[0]?.id as string;
}
