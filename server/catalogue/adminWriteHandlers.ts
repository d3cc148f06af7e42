import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database';
import { staleTags } from '../live/tags';
import type { HandlerResult, AuthenticatedInput, Handler, Services } from '../http/handler';
import { insertImageJobs } from '../images/imageQueries';
import { HttpError } from '../http/httpErrors';
import type { UploadedFile } from '../http/multipart';
import { productResultWithEtag } from './productResults';
import type { Category } from './categories';
import { changeProduct, recordHistoryEntry } from './changeProduct';
import { selectContentSum, selectVersionImages } from './historyQueries';
import type { ProductRow } from './productQueries';
import { makeUniqueSlug, slugify } from './slug';
import { cleanProductText } from './cleanProductText';
import {
  insertProduct,
  lockProduct,
  type NewProductRow,
  restoreVersionRow,
  selectTakenSlugs,
  setStatusRow,
  updateProductRow,
} from './writeQueries';

/** Each round somebody else got one slug; nobody loses this often. */
const SLUG_ROUNDS = 50;

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

/** The product was added in the meantime, by a request with the same key. */
class AddedBefore extends Error {}

/**
 * Adds a product, with an optional picture. Its slug is made from the name. A key that the caller has chosen becomes the
 * product's id, so that the same request can be sent again without adding the product twice. Throws Problem 422 if the
 * key was used for other content.
 */
export const createProduct: Handler<AuthenticatedInput<unknown, unknown, NewProduct>> = async (call, services) => {
  const key = call.headers['idempotency-key'] as string | undefined;
  const { image: file, ...sent } = call.body;
  const product = { ...cleanProductText(sent), id: key ?? randomUUID() };
  const contentSum = sumOf(product, file);
  const adding = { product, contentSum, file, actorId: call.auth.userId };
  try {
    const before = key === undefined ? null : await addedBefore(services.pool, key, contentSum);
    return written(201, before ?? (await addProduct(adding, services)));
  } catch (error) {
    const before = error instanceof AddedBefore ? await addedBefore(services.pool, product.id, contentSum) : null;
    if (before) return written(201, before);
    throw error;
  }
};

/** The product that was added with this key, as it is now. Throws Problem 422 if it was added with other content. */
async function addedBefore(pool: Pool, key: string, contentSum: string): Promise<ProductRow | null> {
  const row = await lockProduct(pool, key);
  if (row && (await selectContentSum(pool, key)) !== contentSum) {
    throw new HttpError(
      422,
      'Another product was added with this key already, so nothing was stored. Please send it again.',
    );
  }
  return row;
}

/** The SHA-256 of what was sent, however it was written on the wire. */
function sumOf({ name, description, category, price }: NewProduct, file: UploadedFile | undefined): string {
  const picture = file ? sha256(file.content) : null;
  return sha256(JSON.stringify([name, description, category, price, picture]));
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

interface Adding {
  product: NewProduct & { id: string };
  contentSum: string;
  file: UploadedFile | undefined;
  actorId: string;
}

async function addProduct(
  { product, contentSum, file, actorId }: Adding,
  { pool, images, avifWorker }: Services,
): Promise<ProductRow> {
  const slug = slugify(product.name, product.category);
  const row = await images.storeWith(file, (image) =>
    transaction(pool, async (db) => {
      const images = image ? [image] : [];
      const created = await insertWithFreeSlug(db, { ...product, slug, images });
      await insertImageJobs(db, images);
      await recordHistoryEntry(db, { before: null, after: created, action: 'created', actorId, contentSum });
      return created;
    }),
  );
  avifWorker.wake();
  return row;
}

// Looking first and inserting afterwards can lose a race; the unique index decides, and the loser looks again.
async function insertWithFreeSlug(db: Queryable, product: NewProductRow): Promise<ProductRow> {
  for (let round = 0; round < SLUG_ROUNDS; round += 1) {
    const slug = makeUniqueSlug(product.slug, await selectTakenSlugs(db, product.slug));
    const row = await insertProduct(db, { ...product, slug });
    if (row) return row;
    if (await lockProduct(db, product.id)) throw new AddedBefore();
  }
  throw new Error(`No free slug for "${product.slug}" in ${SLUG_ROUNDS} rounds.`);
}

/**
 * Changes what was sent and leaves the rest. The slug stays, so that links keep working; a picture takes the first
 * one's place, whose files stay for as long as a version of the history shows it. With `If-Match` only the version that
 * it names is changed: Problem 412 otherwise.
 */
export const updateProduct: Handler<AuthenticatedInput<ById, unknown, Partial<NewProduct>>> = async (
  { params, body, headers, auth },
  { pool, images, avifWorker },
) => {
  const { image: file, ...sent } = body;
  const values = cleanProductText(sent);
  const expected = versionOf(headers['if-match']);
  const row = await images.storeWith(file, (image) =>
    changeProduct(pool, { id: params.id, action: 'saved', actorId: auth.userId }, async (db, before) => {
      if (expected !== null && before.version !== expected) throw changedMeanwhile();
      const images = image ? [image, ...before.images.slice(1)] : null;
      await insertImageJobs(db, images ?? []);
      return updateProductRow(db, params.id, { ...values, images });
    }),
  );
  avifWorker.wake();
  return written(200, row);
};

function written(status: number, row: ProductRow): HandlerResult {
  return { ...productResultWithEtag(status, row), invalidatesTags: staleTags(row.id) };
}

/** `"12"` -> 12. The contract has checked the form. */
function versionOf(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number(ifMatch.slice(1, -1));
}

function changedMeanwhile(): HttpError {
  return new HttpError(
    412,
    'Somebody else has changed this product in the meantime, so nothing was stored. Look at their changes and save again.',
  );
}

/** Archives a product: it leaves the public list and nothing is deleted. Twice is harmless. Settled question 7. */
export const archiveProduct: Handler<AuthenticatedInput<ById>> = async ({ params, auth }, { pool }) => {
  const cause = { id: params.id, action: 'archived', actorId: auth.userId } as const;
  await changeProduct(pool, cause, async (db, before) =>
    before.status === 'archived' ? null : setStatusRow(db, params.id, 'archived'),
  );
  return { status: 200, body: { success: true }, invalidatesTags: staleTags(params.id) };
};

/** Brings an archived product back into the collection; any other stays as it is. */
export const restoreProduct: Handler<AuthenticatedInput<ById>> = async ({ params, auth }, { pool }) => {
  const cause = { id: params.id, action: 'restored', actorId: auth.userId } as const;
  const row = await changeProduct(pool, cause, async (db, before) =>
    before.status === 'archived' ? setStatusRow(db, params.id, 'active') : null,
  );
  return written(200, row);
};

/**
 * Gives a product what it was in an earlier version, as a version of its own: name, description, category, price and
 * pictures. The pictures stay as they are when a file of the earlier ones is lost. The files are looked up before the
 * transaction, which would otherwise hold its connection and its lock while a bucket responds; history never changes.
 */
export const restoreProductVersion: Handler<AuthenticatedInput<ById & { version: number }>> = async (
  { params: { id, version }, auth },
  { pool, images: imageStore, avifWorker },
) => {
  const earlier = await selectVersionImages(pool, id, version);
  const images = earlier && (await imageStore.has(earlier)) ? earlier : null;
  const row = await changeProduct(pool, { id, action: 'restored', actorId: auth.userId }, async (db) => {
    if (!earlier) throw new HttpError(404, 'This product has no such version.');
    // The version may have been recorded before its pictures had all formats.
    await insertImageJobs(db, images ?? []);
    return restoreVersionRow(db, id, version, images);
  });
  avifWorker.wake();
  return written(200, row);
};
