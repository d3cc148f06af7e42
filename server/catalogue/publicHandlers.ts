import { PRODUCT_LIST_TAG } from '../live/tags';
import type { HandlerResult, HandlerInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { productNotFound, productResult } from './productResults';
import { CATEGORIES, type Category } from './categories';
import {
  countByCategory,
  type ProductRow,
  type ProductSort,
  selectFeatured,
  selectPage,
  selectProduct,
} from './productQueries';
import { toApiProduct } from './productMapper';
import { searchProducts, splitSearchTerms } from './searchQueries';

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
export const listProducts: Handler<HandlerInput<unknown, ListQuery>> = async ({ query }, { pool }) => {
  const asked = { ...query, category: query.category ?? null };
  const words = splitSearchTerms(query.search ?? '');
  const { rows, total } = await (words.length > 0 ? searchProducts(pool, words, asked) : selectPage(pool, asked));
  const totalPages = Math.max(1, Math.ceil(total / query.limit));
  return {
    status: 200,
    body: { products: rows.map(toApiProduct), currentPage: query.page, totalPages, extensions: ['live', 'search'] },
    // Pages past the end are not cached: there is no limit to how many of them can be asked for.
    providesTags: query.page <= totalPages ? [PRODUCT_LIST_TAG] : [],
  };
};

/** All six categories in spec §3's order, with how many active products each has. */
export const listCategories: Handler<HandlerInput> = async (_call, { pool }) => {
  const counts = await countByCategory(pool);
  const categories = CATEGORIES.map((category) => ({ ...category, count: counts.get(category.value) ?? 0 }));
  return { status: 200, body: { categories }, providesTags: [PRODUCT_LIST_TAG] };
};

/** The products that the house puts forward, newest first. */
export const listFeaturedProducts: Handler<HandlerInput> = async (_call, { pool }) => {
  const rows = await selectFeatured(pool, FEATURED_MAX);
  return { status: 200, body: { products: rows.map(toApiProduct) }, providesTags: [PRODUCT_LIST_TAG] };
};

/** One product by its id: an archived one is gone (410), a draft is nobody's business (404). Settled question 7. */
export const getProduct: Handler<HandlerInput<{ id: string }>> = async ({ params }, { pool }) =>
  publicAnswer(await selectProduct(pool, { id: params.id }));

/** One product by its slug, with the same answers as by its id. */
export const getProductBySlug: Handler<HandlerInput<{ slug: string }>> = async ({ params }, { pool }) =>
  publicAnswer(await selectProduct(pool, { slug: params.slug }));

function publicAnswer(row: ProductRow | null): HandlerResult {
  if (row?.status === 'archived') throw new HttpError(410, 'This product is no longer part of the collection.');
  if (row?.status !== 'active') throw productNotFound();
  return productResult(200, row);
}
