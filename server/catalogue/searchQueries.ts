import type { Queryable } from '../database';
import { ORDERS, type PageQuery, PRODUCT_COLUMNS, type ProductRow } from './productQueries';

/** Maximum number of search terms in a query. */
const MAX_TERMS = 8;
/**
 * Maximum number of short terms in a query. Each one is compared with every product, because the trigram index only
 * helps with longer terms.
 */
const MAX_SHORT_TERMS = 2;
/** Maximum length of a short term, in characters. It is one less than the length of a trigram. */
const SHORT_LENGTH = 2;

/**
 * Splits a search string into terms. A product matches if it contains all of them, even inside longer words. A term
 * that is part of another term is left out, because it would not exclude any product. At most eight terms are returned,
 * the longest first, and at most two of them are short.
 */
export function splitSearchTerms(search: string): string[] {
  const longestFirst = [...new Set(search.split(/\s+/))].sort((a, b) => b.length - a.length);
  const terms = longestFirst.filter(
    (term, index) => term !== '' && !longestFirst.slice(0, index).some((longer) => longer.includes(term)),
  );
  const long = terms.filter(({ length }) => length > SHORT_LENGTH);
  const short = terms.filter(({ length }) => length <= SHORT_LENGTH).slice(0, MAX_SHORT_TERMS);
  return [...long, ...short].slice(0, MAX_TERMS);
}

/**
 * Returns an SQL condition that is true if the SQL expression `text` contains all terms. `first` is the number of the
 * first term's query parameter. Each term has its own LIKE, because PostgreSQL does not use the trigram index for
 * `LIKE ALL`. The SQL function `folded` removes case and accents. Its result is escaped for LIKE, because it can
 * contain % and _ characters that the term did not have.
 */
export const matchesAllTermsSql = (text: string, terms: string[], first: number): string =>
  terms
    .map((_, n) => `${text} LIKE '%' || regexp_replace(folded($${first + n}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`)
    .join(' AND ');

/** SQL expression for a product's name without case and accents: the first line of `search_text` (migration 0003). */
export const FOLDED_NAME = 'split_part(search_text, chr(10), 1)';

/**
 * Returns one page of the active products that contain all terms, and the total number of matches. Products whose name
 * contains all terms come first. A page past the end is empty. `terms` must not be empty.
 */
export async function searchProducts(
  db: Queryable,
  terms: string[],
  { page, limit, sort, category }: PageQuery,
): Promise<{ rows: ProductRow[]; total: number }> {
  const categoryFilter = category === null ? '' : `AND category = $${terms.length + 3}`;
  const { rows } = await db.query<(ProductRow | { id: null }) & { total: number }>(
    `WITH found AS MATERIALIZED (
       SELECT id, name, price_eur, created_at, ${matchesAllTermsSql(FOLDED_NAME, terms, 3)} AS named
         FROM products WHERE status = 'active' AND ${matchesAllTermsSql('search_text', terms, 3)} ${categoryFilter}
     ), page AS (
       SELECT id, named FROM found ORDER BY named DESC, ${ORDERS[sort]} LIMIT $1 OFFSET $2
     )
     SELECT ${PRODUCT_COLUMNS}, total
       FROM (SELECT count(*)::int AS total FROM found) AS counted
       LEFT JOIN (page JOIN products USING (id)) ON true
      ORDER BY named DESC, ${ORDERS[sort]}`,
    [limit, (page - 1) * limit, ...terms, ...(category === null ? [] : [category])],
  );
  return { rows: rows.filter((row): row is typeof row & ProductRow => row.id !== null), total: rows[0]?.total ?? 0 };
}
