import { LIST } from '../live/tags';
import type { Answer, Call, Operation } from '../operation';
import { Problem } from '../problems';
import { noSuchProduct, productAnswer } from './answers';
import { CATEGORIES, type Category } from './categories';
import {
  countByCategory,
  type ProductRow,
  type ProductSort,
  selectFeatured,
  selectPage,
  selectProduct,
} from './productRows';
import { productWire } from './productWire';
import { selectFound, wordsOf } from './searchRows';

/** As many as one page of the catalogue (spec §9). */
const FEATURED_MAX = 12;

interface ListQuery {
  page: number;
  limit: number;
  sort: ProductSort;
  category?: Category;
  search?: string;
}

/** One page of the public collection: active products only. There is always a first page, if an empty one. Spec §7. */
export const listProducts: Operation<Call<unknown, ListQuery>> = async ({ query }, { pool }) => {
  const asked = { ...query, category: query.category ?? null };
  const words = wordsOf(query.search ?? '');
  const { rows, total } = await (words.length > 0 ? selectFound(pool, words, asked) : selectPage(pool, asked));
  const totalPages = Math.max(1, Math.ceil(total / query.limit));
  return {
    status: 200,
    body: { products: rows.map(productWire), currentPage: query.page, totalPages, extensions: ['live', 'search'] },
    // Pages past the end are not cached: there is no limit to how many of them can be asked for.
    shows: query.page <= totalPages ? [LIST] : [],
  };
};

/** All six categories in spec §3's order, with how many active products each has. */
export const listCategories: Operation<Call> = async (_call, { pool }) => {
  const counts = await countByCategory(pool);
  const categories = CATEGORIES.map((category) => ({ ...category, count: counts.get(category.value) ?? 0 }));
  return { status: 200, body: { categories }, shows: [LIST] };
};

/** The products that the house puts forward, newest first. */
export const listFeaturedProducts: Operation<Call> = async (_call, { pool }) => {
  const rows = await selectFeatured(pool, FEATURED_MAX);
  return { status: 200, body: { products: rows.map(productWire) }, shows: [LIST] };
};

/** One product by its id: an archived one is gone (410), a draft is nobody's business (404). Settled question 7. */
export const getProduct: Operation<Call<{ id: string }>> = async ({ params }, { pool }) =>
  publicAnswer(await selectProduct(pool, { id: params.id }));

/** One product by its slug, with the same answers as by its id. */
export const getProductBySlug: Operation<Call<{ slug: string }>> = async ({ params }, { pool }) =>
  publicAnswer(await selectProduct(pool, { slug: params.slug }));

function publicAnswer(row: ProductRow | null): Answer {
  if (row?.status === 'archived') throw new Problem(410, 'This product is no longer part of the collection.');
  if (row?.status !== 'active') throw noSuchProduct();
  return productAnswer(200, row);
}
