import type { Queryable } from '../database';
import type { StoredImage } from '../images/storedImage';
import type { FieldChange } from './productDiff';
import type { ProductRow } from './productQueries';

/** The actions that a product's history records. */
export type HistoryAction = 'created' | 'saved' | 'archived' | 'restored';

/** An entry of a product's history. `by` is the name of the user. */
export interface HistoryEntryRow {
  version: number;
  action: HistoryAction;
  at: Date;
  by: string;
  changes: FieldChange[];
}

interface NewHistoryEntry {
  productId: string;
  action: HistoryAction;
  actorId: string;
  changes: FieldChange[];
  /** SHA-256 of the content of the request that created the product. */
  contentHash?: string;
}

/**
 * Adds a history entry with a snapshot of the current product. Call it once per version, inside the transaction that
 * changed the product. Returns false if the acting user's account no longer exists.
 */
export async function insertHistory(db: Queryable, entry: NewHistoryEntry): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO product_history (product_id, version, action, actor_id, actor_name, changes, content_sha256, snapshot)
     SELECT products.id, products.version, $2, users.id, users.first_name || ' ' || users.last_name, $4, $5,
       to_jsonb(products) - 'search_text'
     FROM products, users WHERE products.id = $1 AND users.id = $3`,
    [entry.productId, entry.action, entry.actorId, JSON.stringify(entry.changes), entry.contentHash],
  );
  return rowCount === 1;
}

/** Returns the last `limit` entries of a product's history, newest first. */
export async function selectHistory(db: Queryable, productId: string, limit: number): Promise<HistoryEntryRow[]> {
  const { rows } = await db.query<HistoryEntryRow>(
    `SELECT version, action, at, actor_name AS by, changes FROM product_history
     WHERE product_id = $1 ORDER BY version DESC LIMIT $2`,
    [productId, limit],
  );
  return rows;
}

/** Returns the last status of an archived product before it was archived: 'active' if its history has none. */
export async function selectStatusBeforeArchive(db: Queryable, productId: string): Promise<ProductRow['status']> {
  const { rows } = await db.query<{ status: ProductRow['status'] }>(
    `SELECT snapshot ->> 'status' AS status FROM product_history
     WHERE product_id = $1 AND snapshot ->> 'status' <> 'archived' ORDER BY version DESC LIMIT 1`,
    [productId],
  );
  return rows[0]?.status ?? 'active';
}

/** Returns the images of an earlier version of a product, or null if the version does not exist. */
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

/** Returns the images with these URLs that a product has or had, from all its versions, oldest first. */
export async function selectFormerImages(
  db: Queryable,
  productId: string,
  urls: readonly string[],
): Promise<StoredImage[]> {
  const { rows } = await db.query<{ image: StoredImage }>(
    `SELECT image FROM product_history, jsonb_array_elements(snapshot -> 'images') AS image
     WHERE product_id = $1 AND image ->> 'url' = ANY($2) ORDER BY version`,
    [productId, urls],
  );
  return rows.map(({ image }) => image);
}

/** Returns the SHA-256 of the request content that created a product, or null if none was recorded. */
export async function selectContentHash(db: Queryable, productId: string): Promise<string | null> {
  const { rows } = await db.query<{ sum: string | null }>(
    `SELECT content_sha256 AS sum FROM product_history WHERE product_id = $1 AND action = 'created'`,
    [productId],
  );
  return rows[0]?.sum ?? null;
}
