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
import { toListedProduct } from './productMapper';
import { searchProducts, splitSearchTerms } from './searchQueries';

/** Maximum number of featured products, the same as the catalogue's page size (docs/specification.md §9). */
const FEATURED_MAX = 12;

interface ListQuery {
  page: number;
  limit: number;
  sort: ProductSort;
  category?: Category;
  search?: string;
}

/** Returns one page of the active products. `totalPages` is at least 1, even if no product matches. */
export const listProducts: Handler<HandlerInput<unknown, ListQuery>> = async ({ query }, { pool }) => {
  const pageQuery = { ...query, category: query.category ?? null };
  const terms = splitSearchTerms(query.search ?? '');
  const { rows, total } = await (terms.length > 0
    ? searchProducts(pool, terms, pageQuery)
    : selectPage(pool, pageQuery));
  const totalPages = Math.max(1, Math.ceil(total / query.limit));
  return {
    status: 200,
    body: {
      products: rows.map(toListedProduct),
      currentPage: query.page,
      totalPages,
      total,
      extensions: ['live', 'search'],
    },
    // A page past the end gets no tags and so is not cached, because clients can request any number of such pages.
    providesTags: query.page <= totalPages ? [PRODUCT_LIST_TAG] : [],
  };
};

/** Returns all categories with their number of active products. */
export const listCategories: Handler<HandlerInput> = async (_call, { pool }) => {
  const counts = await countByCategory(pool);
  const categories = CATEGORIES.map((category) => ({ ...category, count: counts.get(category.value) ?? 0 }));
  return { status: 200, body: { categories }, providesTags: [PRODUCT_LIST_TAG] };
};

/** Returns the featured active products, newest first. */
export const listFeaturedProducts: Handler<HandlerInput> = async (_call, { pool }) => {
  const rows = await selectFeatured(pool, FEATURED_MAX);
  return { status: 200, body: { products: rows.map(toListedProduct) }, providesTags: [PRODUCT_LIST_TAG] };
};

/** Returns an active product by id. An archived product gets 410 and a draft 404 (docs/decisions/0007). */
export const getProduct: Handler<HandlerInput<{ id: string }>> = async ({ params }, { pool }) =>
  publicResult(await selectProduct(pool, { id: params.id }));

/** Returns an active product by slug, with the same status codes as `getProduct`. */
export const getProductBySlug: Handler<HandlerInput<{ slug: string }>> = async ({ params }, { pool }) =>
  publicResult(await selectProduct(pool, { slug: params.slug }));

function publicResult(row: ProductRow | null): HandlerResult {
  if (row?.status === 'archived') throw new HttpError(410, 'This product is no longer part of the collection.');
  if (row?.status !== 'active') throw productNotFound();
  return productResult(200, row);
}
