import { hash } from '@node-rs/argon2';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { insertSession } from '../../auth/sessionQueries';
import { openSigner } from '../../auth/signing';
import { hashToken, newLinkToken } from '../../auth/tokens';
import type { WireProduct } from '../catalogue';
import { NO_LIMITS } from '../limits';
import { whenSent } from '../mail';
import { whenEncoded } from '../images';
import { picture, productForm } from '../products';
import { type Form, KEPT, openShop, type Shop } from '../shop';
import type { Asker } from './requests';
import type { Known } from './values';

/** A shop with something of everything in it, on a port. */
export interface ShopUnderFire {
  origin: string;
  known: Known;
  tokens: Record<Asker, string | undefined>;
  /** Puts back what a successful call has used up: sessions, passwords, links. */
  refill(): Promise<void>;
  /** A number that changes with any row and any file; work that has been set going is waited for. */
  fingerprint(): Promise<string>;
  /** What the server logged as its own fault since the last time. */
  faults(): string[];
  close(): Promise<void>;
}

const PASSWORD = 'Wool & birch 7';
const people = { customer: 'cara@example.com', admin: 'ada@example.com' } as const;
const sessionTokens = { customer: 'customer-token', admin: 'admin-token' } as const;

/** Opens one; its accounts, links and products are in `known`. */
export async function openShopUnderFire(): Promise<ShopUnderFire> {
  const shop = await openShop({ limits: NO_LIMITS });
  const faults: string[] = [];
  // Without a logger Fastify hands this one to every request.
  shop.app.log.error = (given: unknown, text?: string) => {
    const { err } = given as { err?: Error };
    faults.push(`${text}: ${err?.stack ?? JSON.stringify(given)}`);
  };
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
  await addPeople(shop, passwordHash);
  const { pool } = shop.database;
  const signer = await openSigner(pool);
  const links = { verify: newLinkToken(signer, 'verify'), reset: newLinkToken(signer, 'reset') };
  const png = await picture('png', 16, 12);
  const products = [
    await create(shop, { ...productForm(), image: new Blob([new Uint8Array(png)]) }),
    await create(shop, productForm({ name: '桑拿', category: 'infrared' })),
    await create(shop, productForm({ name: 'Plunge', category: 'cold_plunge', price: '0' })),
  ];

  async function refill(): Promise<void> {
    await pool.query('UPDATE users SET password_hash = $1 WHERE email = ANY($2)', [
      passwordHash,
      Object.values(people),
    ]);
    await pool.query('DELETE FROM links');
    for (const role of ['customer', 'admin'] as const) {
      const userId = await idOf(shop, people[role]);
      const tokenHash = hashToken(sessionTokens[role]);
      await pool.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
      await insertSession(pool, { tokenHash, userId, passwordHash, days: 7 });
    }
    await pool.query(
      `INSERT INTO links (token_hash, purpose, user_id, expires_at)
       SELECT $1, 'reset', id, now() + interval '1 hour' FROM users WHERE email = $2`,
      [hashToken(links.reset), people.customer],
    );
  }
  await refill();

  return {
    origin,
    known: {
      id: products.map(({ _id }) => _id),
      slug: products.map(({ slug }) => slug),
      email: Object.values(people),
      password: [PASSWORD],
      currentPassword: [PASSWORD],
      token: Object.values(links),
      search: ['sauna', 'cedar barrel'],
      page: ['1', '2'],
      version: ['1', '2'],
      'If-Match': ['"1"', '"2"'],
      image: [png, await picture('jpeg', 20, 10), await picture('webp', 8, 8)],
    },
    tokens: { guest: undefined, nobody: 'nobody-s-token', ...sessionTokens },
    refill,
    fingerprint: async () => {
      await whenEncoded(pool);
      await whenSent(pool);
      const counted = KEPT.map(
        (table) => `SELECT '${table}', count(*), sum(hashtextextended(t::text, 0)::numeric) FROM ${table} t`,
      );
      const { rows } = await pool.query({ text: counted.join(' UNION ALL '), rowMode: 'array' });
      const files = await readdir(path.join(shop.database.dataDir, 'uploads'));
      return JSON.stringify([rows, files.sort()]);
    },
    faults: () => faults.splice(0),
    close: () => shop.close(),
  };
}

async function create(shop: Shop, form: object): Promise<WireProduct> {
  const answer = await shop.ask('admin', { method: 'POST', url: '/api/products', form: form as Form });
  return answer.json<{ product: WireProduct }>().product;
}

async function addPeople({ database }: Shop, passwordHash: string): Promise<void> {
  for (const [role, email] of Object.entries(people)) {
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
