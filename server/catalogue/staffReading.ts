import type { GuardedCall, Operation } from '../operation';
import { noSuchProduct, versionedAnswer } from './answers';
import type { Category } from './categories';
import { selectHistory } from './historyRows';
import { type ProductRow, selectProduct } from './productRows';
import { productWire } from './productWire';
import { selectStaffPage, type StaffSort } from './staffRows';

/** Older versions are kept, and can be restored, but a list of thousands helps nobody. */
const HISTORY_MAX = 200;

interface StaffQuery {
  page: number;
  limit: number;
  sort: StaffSort;
  search?: string;
  category?: Category;
  status?: ProductRow['status'];
}

interface ById {
  id: string;
}

/** One page of all products, searched, filtered and sorted; a page past the end is empty. */
export const listAllProducts: Operation<GuardedCall<unknown, StaffQuery>> = async ({ query }, { pool }) => {
  const { search = '', category = null, status = null } = query;
  const { rows, total } = await selectStaffPage(pool, { ...query, search, category, status });
  return {
    status: 200,
    body: {
      products: rows.map(productWire),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
      total,
    },
  };
};

/** One product whatever its status, with its version. */
export const getAnyProduct: Operation<GuardedCall<ById>> = async ({ params }, { pool }) => {
  const row = await selectProduct(pool, { id: params.id });
  if (!row) throw noSuchProduct();
  return versionedAnswer(200, row);
};

/** What was done to a product, newest first: the last 200 entries. */
export const listProductHistory: Operation<GuardedCall<ById>> = async ({ params }, { pool }) => {
  const entries = await selectHistory(pool, params.id, HISTORY_MAX);
  if (entries.length === 0 && !(await selectProduct(pool, { id: params.id }))) throw noSuchProduct();
  return { status: 200, body: { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) } };
};
