import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { ProductForm } from './products';
import type { Form, Shop } from './shop';

/** An image as the API returns it. */
export interface WireImage {
  url: string;
  alt?: string;
  width?: number;
  height?: number;
  blur?: string;
  sources?: { url: string; width: number; type: string }[];
}

/** A product as the API returns it. */
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
  specifications?: { label: string; value: string }[];
  shortDescription?: string;
  tags: string[];
}

/** Returns helpers for the catalogue of a test shop. */
export function catalogueOf(shop: () => Shop) {
  /**
   * Adds a product as admin. Resolves once the server has received the change notification, which may arrive after the
   * response, and which evicts cached responses. The test fails if the request is refused.
   */
  async function create(form: Form | ProductForm): Promise<WireProduct> {
    const changes = recordChanges(shop().database);
    try {
      const response = await shop().ask('admin', { method: 'POST', url: '/api/products', form: form as Form });
      expect(response.statusCode).toBe(201);
      const { product } = response.json<{ product: WireProduct }>();
      await changes.until(product._id);
      return product;
    } finally {
      changes.stop();
    }
  }

  /** Sends a GET request to `/api` without a token and returns the body. The test fails if the status is not 200. */
  async function get<T>(url: string): Promise<T> {
    const response = await shop().ask('guest', { url: `/api${url}` });
    expect(response.statusCode).toBe(200);
    return response.json<T>();
  }

  /** Changes products directly in the database. Resolves once the server has received the change notification. */
  async function change(sql: string, values: unknown[] = []): Promise<void> {
    await shop().database.pool.query(sql, values);
    await whenNotified(shop().database);
  }

  /** Sets a column of a product directly in the database, for values that the API cannot set. */
  const setRow = (id: string, column: string, value: unknown): Promise<void> =>
    change(`UPDATE products SET ${column} = $2 WHERE id = $1`, [id, value]);

  return { create, get, change, setRow, whenNotified: () => whenNotified(shop().database) };
}

/** Records change notifications. `until` resolves once the one of the product with this id has been received. */
function recordChanges({ notifications }: Database) {
  const changed = new Set<string | null>();
  let onChange = () => undefined as void;
  const stop = notifications.listen((payload) => {
    changed.add(payload);
    onChange();
  });
  const until = (id: string) =>
    new Promise<void>((resolve) => {
      onChange = () => {
        // Null means that some notifications may have been left out.
        if (changed.has(id) || changed.has(null)) resolve();
      };
      onChange();
    });
  return { until, stop };
}

/**
 * Resolves once the server has received the notifications of all commits so far. It sends a marker notification and
 * waits until it is received, because notifications arrive in commit order.
 */
async function whenNotified({ pool, notifications }: Database): Promise<void> {
  const marker = randomUUID();
  const received = new Promise<void>((resolve) => {
    const stop = notifications.listen((payload) => {
      if (payload !== marker) return;
      stop();
      resolve();
    });
  });
  await pool.query("SELECT pg_notify('shop', $1)", [marker]);
  await received;
}
