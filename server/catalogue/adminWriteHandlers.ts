import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database';
import { staleTags } from '../live/tags';
import type { HandlerResult, AuthenticatedInput, Handler, Services } from '../http/handler';
import { insertImageJobs } from '../images/imageQueries';
import { HttpError } from '../http/httpErrors';
import { parseVersion } from '../http/preconditions';
import type { UploadedFile } from '../http/multipart';
import { productResultWithEtag } from './productResults';
import type { Category } from './categories';
import { changeProduct, recordHistoryEntry } from './changeProduct';
import { selectContentHash, selectStatusBeforeArchive, selectVersionImages } from './historyQueries';
import { diffProducts } from './productDiff';
import { type ImageEntry, resolveImages } from './productImages';
import type { ProductRow, Specification } from './productQueries';
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

/**
 * Maximum number of attempts to insert a product with a free slug. Each attempt can lose the slug to another request.
 */
const MAX_SLUG_ATTEMPTS = 50;

interface NewProduct {
  name: string;
  description: string;
  category: Category;
  price: number;
  specifications?: Specification[];
  shortDescription?: string;
  tags?: string[];
  status: ProductRow['status'];
  images?: ImageEntry[];
  image?: UploadedFile;
}

interface ById {
  id: string;
}

/** Thrown if a concurrent request with the same idempotency key has added the product. */
class AlreadyAddedError extends Error {}

/**
 * Adds a product with optional images. The slug is made from the name. The client's idempotency key becomes the
 * product's id, so that a request can be repeated without adding the product twice (docs/decisions/0047). Throws
 * HttpError 422 if the key was used for other content.
 */
export const createProduct: Handler<AuthenticatedInput<unknown, unknown, NewProduct>> = async (call, services) => {
  const key = call.headers['idempotency-key'] as string | undefined;
  const { image: file, ...sent } = call.body;
  const product = { ...cleanProductText(sent), id: key ?? randomUUID() };
  const contentHash = hashContent(product, file);
  const addition = { product, contentHash, file, actorId: call.auth.userId };
  try {
    const existing = key === undefined ? null : await findAdded(services.pool, key, contentHash);
    return writeResult(201, existing ?? (await addProduct(addition, services)));
  } catch (error) {
    const existing =
      error instanceof AlreadyAddedError ? await findAdded(services.pool, product.id, contentHash) : null;
    if (existing) return writeResult(201, existing);
    throw error;
  }
};

/**
 * Returns the current state of the product that was added with this key, or null if there is none. Throws HttpError 422
 * if the product was added with other content.
 */
async function findAdded(pool: Pool, key: string, contentHash: string): Promise<ProductRow | null> {
  const row = await lockProduct(pool, key);
  if (row && (await selectContentHash(pool, key)) !== contentHash) {
    throw new HttpError(
      422,
      'Another product has already been added with this key, so nothing was saved. Please send it again.',
    );
  }
  return row;
}

/**
 * Returns the SHA-256 of the parsed content. The request body is not hashed, because a client can encode the same
 * content in different ways.
 */
function hashContent(product: NewProduct, file: UploadedFile | undefined): string {
  const { name, description, category, price, specifications, images, shortDescription, tags, status } = product;
  const image = file ? sha256(file.content) : null;
  // Version 0.1.0 does not know the last three. Without them the hash is the same as there, so that a request can be
  // repeated during an upgrade.
  const details =
    shortDescription === undefined && tags === undefined && status === 'active' ? [] : [shortDescription, tags, status];
  return sha256(JSON.stringify([name, description, category, price, image, specifications, images, ...details]));
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

interface ProductAddition {
  product: NewProduct & { id: string };
  contentHash: string;
  file: UploadedFile | undefined;
  actorId: string;
}

async function addProduct(
  { product: { images: entries, ...product }, contentHash, file, actorId }: ProductAddition,
  { pool, images: imageStore, avifWorker }: Services,
): Promise<ProductRow> {
  const slug = slugify(product.name, product.category);
  const row = await imageStore.storeWith(file, (first) =>
    transaction(pool, async (db) => {
      const images = (await resolveImages(db, null, { entries, first })) ?? [];
      const created = await insertWithFreeSlug(db, {
        specifications: [],
        shortDescription: '',
        tags: [],
        ...product,
        slug,
        images,
      });
      await insertImageJobs(db, images);
      await recordHistoryEntry(db, { before: null, after: created, action: 'created', actorId, contentHash });
      return created;
    }),
  );
  avifWorker.wake();
  return row;
}

/**
 * Inserts a product with a free slug. Retries if a concurrent request takes the slug between the query and the insert.
 */
async function insertWithFreeSlug(db: Queryable, product: NewProductRow): Promise<ProductRow> {
  for (let attempt = 0; attempt < MAX_SLUG_ATTEMPTS; attempt += 1) {
    const slug = makeUniqueSlug(product.slug, await selectTakenSlugs(db, product.slug));
    const row = await insertProduct(db, { ...product, slug });
    if (row) return row;
    if (await lockProduct(db, product.id)) throw new AlreadyAddedError();
  }
  throw new Error(`No free slug for "${product.slug}" in ${MAX_SLUG_ATTEMPTS} rounds.`);
}

/**
 * Changes the fields that were sent and leaves the others unchanged. Without a difference, no new version is made.
 *
 * The slug stays the same, so that links keep working. A new image replaces the product's first image. The files of
 * images that the product no longer has are kept as long as a version in the history refers to them. `If-Match` enables
 * optimistic locking: HttpError 412 is thrown if the product has another version.
 */
export const updateProduct: Handler<AuthenticatedInput<ById, unknown, Partial<NewProduct>>> = async (
  { params, body, headers, auth },
  { pool, images: imageStore, avifWorker },
) => {
  const { image: file, ...sent } = body;
  const { images: entries, ...values } = cleanProductText(sent);
  const expected = parseVersion(headers['if-match']);
  const row = await imageStore.storeWith(file, (first) =>
    changeProduct(pool, { id: params.id, action: 'saved', actorId: auth.userId }, async (db, before) => {
      if (expected !== null && before.version !== expected) throw versionConflict();
      const images = await resolveImages(db, before, { entries, first });
      if (!isDifferent(before, { ...values, images: images ?? before.images })) return null;
      await insertImageJobs(db, images ?? []);
      return updateProductRow(db, params.id, { ...values, images });
    }),
  );
  avifWorker.wake();
  return writeResult(200, row);
};

/** Returns whether the values differ from those of the product. Omitted values do not. */
function isDifferent(
  before: ProductRow,
  { price, shortDescription, ...values }: Partial<Omit<NewProduct, 'image' | 'images'>> & Pick<ProductRow, 'images'>,
): boolean {
  const after = {
    ...before,
    ...values,
    ...(price !== undefined && { price_eur: String(price) }),
    ...(shortDescription !== undefined && { short_description: shortDescription }),
  };
  return diffProducts(before, after).length > 0;
}

function writeResult(status: number, row: ProductRow): HandlerResult {
  return { ...productResultWithEtag(status, row), invalidatesTags: staleTags(row.id) };
}

function versionConflict(): HttpError {
  return new HttpError(
    412,
    'Someone else has changed this product in the meantime, so nothing was saved. Review their changes and save again.',
  );
}

/** Archives a product, which hides it from the public and deletes nothing. Idempotent. See docs/decisions/0007. */
export const archiveProduct: Handler<AuthenticatedInput<ById>> = async ({ params, auth }, { pool }) => {
  const metadata = { id: params.id, action: 'archived', actorId: auth.userId } as const;
  await changeProduct(pool, metadata, async (db, before) =>
    before.status === 'archived' ? null : setStatusRow(db, params.id, 'archived'),
  );
  return { status: 200, body: { success: true }, invalidatesTags: staleTags(params.id) };
};

/** Gives an archived product its former status again. A product with another status is left unchanged. */
export const restoreProduct: Handler<AuthenticatedInput<ById>> = async ({ params, auth }, { pool }) => {
  const metadata = { id: params.id, action: 'restored', actorId: auth.userId } as const;
  const row = await changeProduct(pool, metadata, async (db, before) =>
    before.status === 'archived' ? setStatusRow(db, params.id, await selectStatusBeforeArchive(db, params.id)) : null,
  );
  return writeResult(200, row);
};

/**
 * Creates a new version of a product with all fields of an earlier version except its status. If any image file of the
 * earlier version is missing, the product keeps its current images.
 *
 * The files are looked up before the transaction starts. Otherwise the transaction would hold its connection and row
 * lock while it waits for the S3 bucket. Looking the files up earlier is safe, because history entries never change.
 */
export const restoreProductVersion: Handler<AuthenticatedInput<ById & { version: number }>> = async (
  { params: { id, version }, auth },
  { pool, images: imageStore, avifWorker },
) => {
  const earlier = await selectVersionImages(pool, id, version);
  const images = earlier && (await imageStore.has(earlier)) ? earlier : null;
  const row = await changeProduct(pool, { id, action: 'restored', actorId: auth.userId }, async (db) => {
    if (!earlier) throw new HttpError(404, 'This product has no such version.');
    // Queue the encoding of the slower image formats. The earlier version may have been recorded before its images were
    // encoded in them.
    await insertImageJobs(db, images ?? []);
    return restoreVersionRow(db, id, version, images);
  });
  avifWorker.wake();
  return writeResult(200, row);
};
