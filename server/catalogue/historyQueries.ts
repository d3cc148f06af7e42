import type { Queryable } from '../database';
import type { StoredImage } from '../images/storedImage';
import type { FieldChange } from './productDiff';

/** What can be done to a product. */
export type HistoryAction = 'created' | 'saved' | 'archived' | 'restored';

/** What was done to a product. */
export interface HistoryEntryRow {
  version: number;
  action: HistoryAction;
  at: Date;
  by: string;
  changes: FieldChange[];
}

/** A new entry in a product's history. */
interface NewHistoryEntry {
  productId: string;
  action: HistoryAction;
  actorId: string;
  changes: FieldChange[];
  /** The SHA-256 of the request that created the product. */
  contentSum?: string;
}

/**
 * Records what was done, with the product as it is now. Call it inside the transaction of what was done, once per
 * version. Gives false when the account that did it is gone.
 */
export async function insertHistory(db: Queryable, entry: NewHistoryEntry): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO product_history (product_id, version, action, actor_id, actor_name, changes, content_sha256, snapshot)
     SELECT products.id, products.version, $2, users.id, users.first_name || ' ' || users.last_name, $4, $5,
       to_jsonb(products) - 'search_text'
     FROM products, users WHERE products.id = $1 AND users.id = $3`,
    [entry.productId, entry.action, entry.actorId, JSON.stringify(entry.changes), entry.contentSum],
  );
  return rowCount === 1;
}

/** The last entries of a product's history, newest first. */
export async function selectHistory(db: Queryable, productId: string, limit: number): Promise<HistoryEntryRow[]> {
  const { rows } = await db.query<HistoryEntryRow>(
    `SELECT version, action, at, actor_name AS by, changes FROM product_history
     WHERE product_id = $1 ORDER BY version DESC LIMIT $2`,
    [productId, limit],
  );
  return rows;
}

/** The pictures of an earlier version; null when there is no such version. */
export async function selectVersionImages(
  db: Queryable,
  productId: string,
  version: number,
): Promise<StoredImage[] | null> {
  const { rows } = await db.query<{ images: StoredImage[] }>(
    `SELECT snapshot -> 'images' AS images FROM product_history WHERE product_id = $1 AND version = $2`,
    [productId, version],
  );
  return rows[0]?.images ?? null;
}

/** The SHA-256 of the request that created a product; null if none was recorded. */
export async function selectContentSum(db: Queryable, productId: string): Promise<string | null> {
  const { rows } = await db.query<{ sum: string | null }>(
    `SELECT content_sha256 AS sum FROM product_history WHERE product_id = $1 AND action = 'created'`,
    [productId],
  );
  return rows[0]?.sum ?? null;
}
