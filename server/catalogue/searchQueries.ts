import type { Queryable } from '../database';
import { ORDERS, type PageQuery, PRODUCT_COLUMNS, type ProductRow } from './productQueries';

/** Words of a search that are looked for. */
const MAX_WORDS = 8;
/** Of these, words of one or two letters: the index holds parts of three, so each is compared with every product. */
const MAX_SHORT_WORDS = 2;
const SHORT_LENGTH = 2;

/**
 * Splits a search into words; a product is found if it holds all of them, also inside other words. A word that another
 * one contains is left out, because it excludes nothing. Of more than eight words the longest are looked for, and of the
 * short ones two.
 */
export function splitSearchTerms(search: string): string[] {
  const longestFirst = [...new Set(search.split(/\s+/))].sort((a, b) => b.length - a.length);
  const words = longestFirst.filter(
    (word, index) => word !== '' && !longestFirst.slice(0, index).some((longer) => longer.includes(word)),
  );
  const long = words.filter(({ length }) => length > SHORT_LENGTH);
  const short = words.filter(({ length }) => length <= SHORT_LENGTH).slice(0, MAX_SHORT_WORDS);
  return [...long, ...short].slice(0, MAX_WORDS);
}

/**
 * True in SQL where `text` holds each of the words, which are the parameters from $first on. One LIKE for each: only so
 * the index of trigrams is used. They are folded first: folding turns some signs into % and _.
 */
export const matchesAllTermsSql = (text: string, words: string[], first: number): string =>
  words
    .map((_, n) => `${text} LIKE '%' || regexp_replace(folded($${first + n}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`)
    .join(' AND ');

// The text of the search begins with the folded name, on a line of its own (migration 0003).
const FOLDED_NAME = 'split_part(search_text, chr(10), 1)';

/**
 * One page of the active products that hold each of the words (one at least), and how many there are: first those that
 * have them all in their name. A page past the end is empty.
 */
export async function searchProducts(
  db: Queryable,
  words: string[],
  { page, limit, sort, category }: PageQuery,
): Promise<{ rows: ProductRow[]; total: number }> {
  const narrowed = category === null ? '' : `AND category = $${words.length + 3}`;
  const { rows } = await db.query<(ProductRow | { id: null }) & { total: number }>(
    `WITH found AS MATERIALIZED (
       SELECT id, name, price_eur, created_at, ${matchesAllTermsSql(FOLDED_NAME, words, 3)} AS named
         FROM products WHERE status = 'active' AND ${matchesAllTermsSql('search_text', words, 3)} ${narrowed}
     ), page AS (
       SELECT id, named FROM found ORDER BY named DESC, ${ORDERS[sort]} LIMIT $1 OFFSET $2
     )
     SELECT ${PRODUCT_COLUMNS}, total
       FROM (SELECT count(*)::int AS total FROM found) AS counted
       LEFT JOIN (page JOIN products USING (id)) ON true
      ORDER BY named DESC, ${ORDERS[sort]}`,
    [limit, (page - 1) * limit, ...words, ...(category === null ? [] : [category])],
  );
  return { rows: rows.filter((row): row is typeof row & ProductRow => row.id !== null), total: rows[0]?.total ?? 0 };
}
