import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database';
import { HttpError } from '../http/httpErrors';
import { productNotFound } from './productResults';
import { diffProducts } from './productDiff';
import { type HistoryAction, insertHistory } from './historyQueries';
import type { ProductRow } from './productQueries';
import { lockProduct } from './writeQueries';

/** Describes which user performs which action on which product. */
interface ChangeMetadata {
  id: string;
  action: HistoryAction;
  /** Id of the user account. */
  actorId: string;
}

/**
 * Changes a product and adds an entry to its history, in one transaction. Subscribers are notified after the commit.
 * Returns the product after the change. Throws HttpError 404 if the product does not exist.
 *
 * The callback `change` gets the current product, whose row is locked, and returns the changed one. If nothing has to
 * change, it returns null, and no history entry is written.
 */
export function changeProduct(
  pool: Pool,
  { id, action, actorId }: ChangeMetadata,
  change: (db: Queryable, before: ProductRow) => Promise<ProductRow | null>,
): Promise<ProductRow> {
  return transaction(pool, async (db) => {
    const before = await lockProduct(db, id);
    if (!before) throw productNotFound();
    const after = await change(db, before);
    if (!after) return before;
    await recordHistoryEntry(db, { before, after, action, actorId });
    return after;
  });
}

/** Adds the history entry of a new product version. Call it inside the transaction that created the version. */
export async function recordHistoryEntry(
  db: Queryable,
  {
    before,
    after,
    ...metadata
  }: Omit<ChangeMetadata, 'id'> & { before: ProductRow | null; after: ProductRow; contentHash?: string },
): Promise<void> {
  const changes = diffProducts(before, after);
  const inserted = await insertHistory(db, { ...metadata, productId: after.id, changes });
  // Nothing is inserted if the user's account was deleted during the request.
  if (!inserted) throw new HttpError(401, 'Your session has expired. Please sign in again.');
}
