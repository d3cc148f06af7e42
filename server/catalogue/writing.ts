import { randomUUID } from 'node:crypto';
import { type Queryable, transaction } from '../database';
import { staleTags } from '../live/tags';
import type { Answer, GuardedCall, Operation, Services } from '../operation';
import { insertPictureJobs } from '../pictures/pictureRows';
import { Problem } from '../problems';
import type { UploadedFile } from '../uploads';
import { versionedAnswer } from './answers';
import type { Category } from './categories';
import { changeProduct, record } from './changing';
import { selectVersionImages } from './historyRows';
import type { ProductRow } from './productRows';
import { freeSlug, slugOf } from './slug';
import { cleanWords } from './words';
import {
  insertProduct,
  lockProduct,
  type NewProductRow,
  restoreVersionRow,
  selectTakenSlugs,
  setStatusRow,
  updateProductRow,
} from './writeRows';

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

/** The product was added by an earlier request, whose answer did not arrive. */
class AddedBefore extends Error {
  constructor(readonly row: ProductRow) {
    super();
  }
}

/**
 * Adds a product, with an optional picture. Its slug is made from the name. A key that the caller has chosen becomes the
 * product's id, so that whoever got no answer may ask again without adding it twice.
 */
export const createProduct: Operation<GuardedCall<unknown, unknown, NewProduct>> = async (call, services) => {
  const key = call.headers['idempotency-key'] as string | undefined;
  try {
    const before = key === undefined ? null : await lockProduct(services.pool, key);
    return written(201, before ?? (await addProduct(key ?? randomUUID(), call, services)));
  } catch (error) {
    if (error instanceof AddedBefore) return written(201, error.row);
    throw error;
  }
};

async function addProduct(
  id: string,
  { body, signedIn }: GuardedCall<unknown, unknown, NewProduct>,
  { pool, pictures, encoder }: Services,
): Promise<ProductRow> {
  const { image: file, ...sent } = body;
  const product = cleanWords(sent);
  const slug = slugOf(product.name, product.category);
  const row = await pictures.keepWith(file, (image) =>
    transaction(pool, async (db) => {
      const images = image ? [image] : [];
      const created = await insertWithFreeSlug(db, { ...product, id, slug, images });
      await insertPictureJobs(db, images);
      await record(db, { before: null, after: created, action: 'created', actorId: signedIn.userId });
      return created;
    }),
  );
  encoder.wake();
  return row;
}

// Looking first and inserting afterwards can lose a race; the unique index decides, and the loser looks again.
async function insertWithFreeSlug(db: Queryable, product: NewProductRow): Promise<ProductRow> {
  for (let round = 0; round < SLUG_ROUNDS; round += 1) {
    const slug = freeSlug(product.slug, await selectTakenSlugs(db, product.slug));
    const row = await insertProduct(db, { ...product, slug });
    if (row) return row;
    const before = await lockProduct(db, product.id);
    if (before) throw new AddedBefore(before);
  }
  throw new Error(`No free slug for "${product.slug}" in ${SLUG_ROUNDS} rounds.`);
}

/**
 * Changes what was sent and leaves the rest. The slug stays, so that links keep working; a picture takes the first
 * one's place, whose files stay for as long as a version of the history shows it. With `If-Match` only the version that
 * it names is changed: Problem 412 otherwise.
 */
export const updateProduct: Operation<GuardedCall<ById, unknown, Partial<NewProduct>>> = async (
  { params, body, headers, signedIn },
  { pool, pictures, encoder },
) => {
  const { image: file, ...sent } = body;
  const values = cleanWords(sent);
  const expected = versionOf(headers['if-match']);
  const row = await pictures.keepWith(file, (image) =>
    changeProduct(pool, { id: params.id, action: 'saved', actorId: signedIn.userId }, async (db, before) => {
      if (expected !== null && before.version !== expected) throw changedMeanwhile();
      const images = image ? [image, ...before.images.slice(1)] : null;
      await insertPictureJobs(db, images ?? []);
      return updateProductRow(db, params.id, { ...values, images });
    }),
  );
  encoder.wake();
  return written(200, row);
};

function written(status: number, row: ProductRow): Answer {
  return { ...versionedAnswer(status, row), stale: staleTags(row.id) };
}

/** `"12"` -> 12. The contract has checked the form. */
function versionOf(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number(ifMatch.slice(1, -1));
}

function changedMeanwhile(): Problem {
  return new Problem(
    412,
    'Somebody else has changed this product in the meantime, so nothing was stored. Look at their changes and save again.',
  );
}

/** Archives a product: it leaves the public list and nothing is deleted. Twice is harmless. Settled question 7. */
export const archiveProduct: Operation<GuardedCall<ById>> = async ({ params, signedIn }, { pool }) => {
  const cause = { id: params.id, action: 'archived', actorId: signedIn.userId } as const;
  await changeProduct(pool, cause, async (db, before) =>
    before.status === 'archived' ? null : setStatusRow(db, params.id, 'archived'),
  );
  return { status: 200, body: { success: true }, stale: staleTags(params.id) };
};

/** Brings an archived product back into the collection; any other stays as it is. */
export const restoreProduct: Operation<GuardedCall<ById>> = async ({ params, signedIn }, { pool }) => {
  const cause = { id: params.id, action: 'restored', actorId: signedIn.userId } as const;
  const row = await changeProduct(pool, cause, async (db, before) =>
    before.status === 'archived' ? setStatusRow(db, params.id, 'active') : null,
  );
  return written(200, row);
};

/**
 * Gives a product what it was in an earlier version, as a version of its own: name, description, category, price and
 * pictures. The pictures stay as they are when a file of the earlier ones is lost.
 */
export const restoreProductVersion: Operation<GuardedCall<ById & { version: number }>> = async (
  { params: { id, version }, signedIn },
  { pool, pictures, encoder },
) => {
  const row = await changeProduct(pool, { id, action: 'restored', actorId: signedIn.userId }, async (db) => {
    const earlier = await selectVersionImages(db, id, version);
    if (!earlier) throw new Problem(404, 'This product has no such version.');
    const images = (await pictures.has(earlier)) ? earlier : null;
    // The version may have been recorded before its pictures had all formats.
    await insertPictureJobs(db, images ?? []);
    return restoreVersionRow(db, id, version, images);
  });
  encoder.wake();
  return written(200, row);
};
