import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database';
import { HttpError } from '../http/httpErrors';
import { productNotFound } from './productResults';
import { diffProducts } from './productDiff';
import { type HistoryAction, insertHistory } from './historyQueries';
import type { ProductRow } from './productQueries';
import { lockProduct } from './writeQueries';

/** Who does what to which product. */
interface Cause {
  id: string;
  action: HistoryAction;
  /** The account. */
  actorId: string;
}

/**
 * Changes a product in one transaction with the entry in its history; whoever listens hears of it after the commit.
 * `change` gets the product as it is, which nobody else can change until then, and gives it as it became: null when
 * there was nothing to change, and then nothing is recorded. Gives the product as it is now.
 * Throws Problem 404 when there is no such product.
 */
export function changeProduct(
  pool: Pool,
  { id, action, actorId }: Cause,
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

/** Writes the entry for a new version. Call it inside the transaction that made the version. */
export async function recordHistoryEntry(
  db: Queryable,
  {
    before,
    after,
    ...cause
  }: Omit<Cause, 'id'> & { before: ProductRow | null; after: ProductRow; contentSum?: string },
): Promise<void> {
  const changes = diffProducts(before, after);
  const known = await insertHistory(db, { ...cause, productId: after.id, changes });
  // The account was deleted while its request was under way.
  if (!known) throw new HttpError(401, 'Your session has expired. Please sign in again.');
}
