import type { Queryable } from '../database';
import type { Category } from './categories';
import { PRODUCT_COLUMNS, type ProductRow } from './productQueries';
import { FOLDED_NAME, matchesAllTermsSql, splitSearchTerms } from './searchQueries';

/**
 * ORDER BY clause of each sort order in the admin's product list. Each but the last has an index (migration 0013). The
 * id breaks ties, so that no product appears on two pages.
 */
export const ORDERS = {
  name: 'name, id',
  '-name': 'name DESC, id DESC',
  category: 'category, name, id',
  '-category': 'category DESC, name DESC, id DESC',
  price: 'price_eur NULLS LAST, id',
  '-price': 'price_eur DESC NULLS LAST, id',
  status: 'status, name, id',
  '-status': 'status DESC, name DESC, id DESC',
  updatedAt: 'updated_at, id',
  '-updatedAt': 'updated_at DESC, id DESC',
  // Products whose name contains all search terms come first.
  relevance: 'named DESC, name, id',
} as const;

/** The sort orders that the contract allows as `AdminSort`. */
export type AdminSort = keyof typeof ORDERS;

/** Filter of the admin's product list. A filter that is null matches all products, and so does an empty `search`. */
export interface AdminFilter {
  search: string;
  category: Category | null;
  status: ProductRow['status'] | null;
}

/** Parameters of one page of the admin's product list. `page` starts at 1. */
export interface AdminPageQuery extends AdminFilter {
  page: number;
  limit: number;
  sort: AdminSort;
}

/** Returns the WHERE clause of a filter and its parameters, which start with $1. */
function whereOf({ search, category, status }: AdminFilter): { where: string; values: unknown[] } {
  const terms = splitSearchTerms(search);
  const where = [
    category === null ? '$1::text IS NULL' : 'category = $1',
    status === null ? '$2::text IS NULL' : 'status = $2',
    ...(terms.length === 0 ? [] : [matchesAllTermsSql('search_text', terms, 3)]),
  ].join(' AND ');
  return { where, values: [category, status, ...terms] };
}

/**
 * Returns a SQL expression for the number of products that match a filter without a search. The active ones are already
 * counted by a trigger (migration 0004), and of the others there are usually few.
 */
function totalSql({ category, status }: AdminFilter, where: string): string {
  const others = `(SELECT count(*) FROM products WHERE ${where} AND status IN ('draft', 'archived'))`;
  if (status !== null && status !== 'active') return others;
  const ofCategory = category === null ? '' : 'WHERE category = $1';
  return `${others} + (SELECT sum(active) FROM product_counts ${ofCategory})`;
}

/** Returns one page of the matching products and the total number of matches. A page past the end is empty. */
export async function selectAdminPage(
  db: Queryable,
  { page, limit, sort, ...filter }: AdminPageQuery,
): Promise<{ rows: ProductRow[]; total: number }> {
  const { where, values } = whereOf(filter);
  const terms = splitSearchTerms(filter.search);
  const named = terms.length > 0 ? matchesAllTermsSql(FOLDED_NAME, terms, 3) : 'false';
  // By relevance, all matches are needed for the first page, so they are read once, for the page and for the total. The
  // other sort orders read a page from their index, which ends early if many products match.
  const materialized = sort === 'relevance' ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const total = terms.length > 0 ? '(SELECT count(*) FROM found)' : totalSql(filter, where);
  const { rows } = await db.query<ProductRow & { total: number }>(
    `WITH found AS ${materialized} (
       SELECT id, name, category, price_eur, status, updated_at, ${named} AS named FROM products WHERE ${where}
     ), page AS (
       SELECT id, named FROM found ORDER BY ${ORDERS[sort]} LIMIT $${values.length + 1} OFFSET $${values.length + 2}
     )
     SELECT ${PRODUCT_COLUMNS}, (${total})::int AS total
       FROM page JOIN products USING (id) ORDER BY ${ORDERS[sort]}`,
    [...values, limit, (page - 1) * limit],
  );
  const [first] = rows;
  if (first) return { rows, total: first.total };
  const count = await db.query<{ total: number }>(`SELECT count(*)::int AS total FROM products WHERE ${where}`, values);
  return { rows: [], total: count.rows[0]?.total ?? 0 };
}

/**
 * Returns the first `limit` matching products, oldest first, that follow the product with the id `after`. The age of a
 * product never changes, so an export in parts neither repeats nor misses one.
 */
export async function selectProductsToExport(
  db: Queryable,
  filter: AdminFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ProductRow[]> {
  const { where, values } = whereOf(filter);
  const follows = `(created_at, id) > (SELECT created_at, id FROM products WHERE id = $${values.length + 2})`;
  const { rows } = await db.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM products WHERE ${where} ${after === undefined ? '' : `AND ${follows}`}
     ORDER BY created_at, id LIMIT $${values.length + 1}`,
    [...values, limit, ...(after === undefined ? [] : [after])],
  );
  return rows;
}
