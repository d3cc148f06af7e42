import type { Queryable } from '../database';
import type { Answer, Call, GuardedCall, Operation } from '../operation';
import { Problem } from '../problems';
import type { UploadedFile } from '../uploads';
import { CATEGORIES, type Category } from './categories';
import {
  archiveProductRow,
  countByCategory,
  insertProduct,
  type NewProductRow,
  type ProductRow,
  type ProductSort,
  selectFeatured,
  selectPage,
  selectProduct,
  selectTakenSlugs,
  updateProductRow,
} from './productRows';
import { productWire } from './productWire';
import { freeSlug, slugOf } from './slug';

/** As many as one page of the catalogue (spec §9). */
const FEATURED_MAX = 12;

/** Each round somebody else got one slug; nobody loses this often. */
const SLUG_ROUNDS = 50;

interface ListQuery {
  page: number;
  limit: number;
  sort: ProductSort;
  category?: Category;
}

interface NewProduct {
  name: string;
  description: string;
  category: Category;
  price: number;
  image?: UploadedFile;
}

interface ById {
  id: string;
}

/** One page of the public collection: active products only. There is always a first page, if an empty one. Spec §7. */
export const listProducts: Operation<Call<unknown, ListQuery>> = async ({ query }, { pool }) => {
  const { rows, total } = await selectPage(pool, { ...query, category: query.category ?? null });
  return {
    status: 200,
    body: {
      products: rows.map(productWire),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / query.limit)),
    },
  };
};

/** All six categories in spec §3's order, with how many active products each has. */
export const listCategories: Operation<Call> = async (_call, { pool }) => {
  const counts = await countByCategory(pool);
  const categories = CATEGORIES.map((category) => ({ ...category, count: counts.get(category.value) ?? 0 }));
  return { status: 200, body: { categories } };
};

/** The products that the house puts forward, newest first. */
export const listFeaturedProducts: Operation<Call> = async (_call, { pool }) => {
  const rows = await selectFeatured(pool, FEATURED_MAX);
  return { status: 200, body: { products: rows.map(productWire) } };
};

/** One product by its id: an archived one is gone (410), a draft is nobody's business (404). Settled question 7. */
export const getProduct: Operation<Call<ById>> = async ({ params }, { pool }) =>
  publicAnswer(await selectProduct(pool, { id: params.id }));

/** One product by its slug, with the same answers as by its id. */
export const getProductBySlug: Operation<Call<{ slug: string }>> = async ({ params }, { pool }) =>
  publicAnswer(await selectProduct(pool, { slug: params.slug }));

function publicAnswer(row: ProductRow | null): Answer {
  if (row?.status === 'archived') throw new Problem(410, 'This product is no longer part of the collection.');
  if (row?.status !== 'active') throw noSuchProduct();
  return productAnswer(200, row);
}

/** Adds a product, with an optional picture. Its slug is made from the name. */
export const createProduct: Operation<GuardedCall<unknown, unknown, NewProduct>> = async (
  { body },
  services,
) => {
  const { image, ...product } = body;
  const row = await services.pictures.keepWith(image, (imageUrl) =>
    insertWithFreeSlug(services.pool, { ...product, slug: slugOf(product.name, product.category), imageUrl }),
  );
  return productAnswer(201, row);
};

// Looking first and inserting afterwards can lose a race; the unique index decides, and the loser looks again.
async function insertWithFreeSlug(db: Queryable, product: NewProductRow): Promise<ProductRow> {
  for (let round = 0; round < SLUG_ROUNDS; round += 1) {
    const slug = freeSlug(product.slug, await selectTakenSlugs(db, product.slug));
    const row = await insertProduct(db, { ...product, slug });
    if (row) return row;
  }
  throw new Error(`No free slug for "${product.slug}" in ${SLUG_ROUNDS} rounds.`);
}

/**
 * Changes what was sent and leaves the rest. The slug stays, so that links keep working; a picture takes the first
 * one's place, whose file is deleted once the product no longer shows it.
 */
export const updateProduct: Operation<GuardedCall<ById, unknown, Partial<NewProduct>>> = async (
  call,
  services,
) => {
  const { pictures, pool } = services;
  const { image, name = null, description = null, category = null, price = null } = call.body;
  const changed = await pictures.keepWith(image, async (imageUrl) => {
    const result = await updateProductRow(pool, call.params.id, {
      name,
      description,
      category,
      price,
      imageUrl,
    });
    if (!result) throw noSuchProduct();
    return result;
  });
  if (changed.replaced !== null) {
    await pictures
      .remove(changed.replaced)
      .catch((err: Error) => call.log.warn({ err }, 'a replaced picture was not deleted'));
  }
  return productAnswer(200, changed.row);
};

/** Archives a product: it leaves the public list and nothing is deleted. Twice is harmless. Settled question 7. */
export const archiveProduct: Operation<GuardedCall<ById>> = async ({ params }, { pool }) => {
  if (!(await archiveProductRow(pool, params.id))) throw noSuchProduct();
  return { status: 200, body: { success: true } };
};

function productAnswer(status: number, row: ProductRow): Answer {
  return { status, body: { product: productWire(row) } };
}

function noSuchProduct(): Problem {
  return new Problem(404, 'There is no such product.');
}
