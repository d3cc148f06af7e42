import type { AuthenticatedInput, Handler } from '../http/handler';
import { productNotFound, productResultWithEtag } from './productResults';
import type { Category } from './categories';
import { selectHistory } from './historyQueries';
import { type ProductRow, selectProduct } from './productQueries';
import { toListedProduct } from './productMapper';
import { selectAdminPage, type AdminSort } from './adminListQueries';

/** Maximum number of history entries in a response. Older versions stay stored and can still be restored. */
const HISTORY_MAX = 200;

interface AdminListQuery {
  page: number;
  limit: number;
  sort: AdminSort;
  search?: string;
  category?: Category;
  status?: ProductRow['status'];
}

interface ById {
  id: string;
}

/** Returns one page of the products of any status, filtered and sorted. A page past the end is empty. */
export const listAllProducts: Handler<AuthenticatedInput<unknown, AdminListQuery>> = async ({ query }, { pool }) => {
  const { search = '', category = null, status = null } = query;
  const { rows, total } = await selectAdminPage(pool, { ...query, search, category, status });
  return {
    status: 200,
    body: {
      products: rows.map(toListedProduct),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
      total,
      extensions: ['csv', 'images', 'details'],
    },
  };
};

/** Returns one product, whatever its status, with its version as the `ETag`. */
export const getAnyProduct: Handler<AuthenticatedInput<ById>> = async ({ params }, { pool }) => {
  const row = await selectProduct(pool, { id: params.id });
  if (!row) throw productNotFound();
  return productResultWithEtag(200, row);
};

/** Returns the last 200 entries of a product's history, newest first. */
export const listProductHistory: Handler<AuthenticatedInput<ById>> = async ({ params }, { pool }) => {
  const entries = await selectHistory(pool, params.id, HISTORY_MAX);
  if (entries.length === 0 && !(await selectProduct(pool, { id: params.id }))) throw productNotFound();
  return { status: 200, body: { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) } };
};
