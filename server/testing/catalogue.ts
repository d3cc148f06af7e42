import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { ProductForm } from './products';
import type { Form, Shop } from './shop';

/** A picture as the site receives it. */
export interface WireImage {
  url: string;
  width?: number;
  height?: number;
  blur?: string;
  sources?: { url: string; width: number; type: string }[];
}

/** A product as the site receives it. */
export interface WireProduct {
  _id: string;
  slug: string;
  name: string;
  description: string;
  category: string;
  price: { base?: number; isPriceOnRequest: boolean };
  primaryImage?: { url: string };
  images: WireImage[];
  status: string;
  createdAt: string;
  version: number;
}

/** What tests do with the catalogue of a shop. */
export function catalogueOf(shop: () => Shop) {
  /** Adds a product as the admin; it must succeed. */
  async function create(form: Form | ProductForm): Promise<WireProduct> {
    const answer = await shop().ask('admin', { method: 'POST', url: '/api/products', form: form as Form });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ product: WireProduct }>().product;
  }

  /** Reads as a guest; it must succeed. */
  async function get<T>(url: string): Promise<T> {
    const answer = await shop().ask('guest', { url: `/api${url}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<T>();
  }

  /** Changes products past the server, as somebody at the database would; resolves once the server has heard of it. */
  async function change(sql: string, values: unknown[] = []): Promise<void> {
    await shop().database.pool.query(sql, values);
    await whenHeard(shop().database);
  }

  /** Sets what no call of the contract can set. */
  const setRow = (id: string, column: string, value: unknown): Promise<void> =>
    change(`UPDATE products SET ${column} = $2 WHERE id = $1`, [id, value]);

  return { create, get, change, setRow };
}

/** Resolves when the server has heard of all that was committed so far: notices come in the order of commits. */
async function whenHeard({ pool, notifications }: Database): Promise<void> {
  const mark = randomUUID();
  const heard = new Promise<void>((resolve) => {
    const stop = notifications.listen((notice) => {
      if (notice !== mark) return;
      stop();
      resolve();
    });
  });
  await pool.query("SELECT pg_notify('shop', $1)", [mark]);
  await heard;
}
