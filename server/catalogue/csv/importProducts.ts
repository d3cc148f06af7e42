import type { Pool } from 'pg';
import { type Queryable, transaction } from '../../database';
import type { AuthenticatedInput, Handler } from '../../http/handler';
import { HttpError } from '../../http/httpErrors';
import type { UploadedFile } from '../../http/multipart';
import { PRODUCT_LIST_TAG } from '../../live/tags';
import { checkImport, type ImportPlan, type LineChange, type LineProblem, OUTDATED } from './checkImport';
import { assignSlugs } from './assignSlugs';
import { insertHistoryEntries, insertProducts, lockVersions, updateProducts } from './importQueries';

/** Maximum number of changes, and of problems, that a response lists. */
const LISTED = 200;
/** Number of products that one statement writes. */
const BATCH_SIZE = 500;

interface ImportQuery {
  dryRun: boolean;
  /** SHA-256 of the file that a dry run has checked. */
  digest?: string;
}

/**
 * Imports products from a CSV file, all or none: in one transaction, and only if no line has a problem. Reports what it
 * has changed, or with `dryRun` what it would change. Throws HttpError 400 if the file cannot be imported as a whole,
 * and 412 if it is not the file that the dry run has checked.
 */
export const importProducts: Handler<AuthenticatedInput<unknown, ImportQuery, { file: UploadedFile }>> = async (
  { query: { dryRun, digest }, body: { file }, auth },
  { pool },
) => {
  const plan = await checkImport(pool, file.content);
  if (digest !== undefined && digest !== plan.digest) {
    throw new HttpError(412, 'The file has changed since it was checked, so nothing was imported. Check it again.');
  }
  if (dryRun || plan.problemCount > 0) return { status: 200, body: report(plan, false) };
  const problems = await applyPlan(pool, plan, auth.userId);
  if (problems.length > 0) {
    return { status: 200, body: report({ ...plan, problems, problemCount: problems.length }, false) };
  }
  const ids = plan.changes.map(({ after }) => after.id);
  return { status: 200, body: report(plan, true), invalidatesTags: [PRODUCT_LIST_TAG, ...ids] };
};

/** Returns the contract's `ImportReport`. */
function report({ changes, problems, ...plan }: ImportPlan, imported: boolean): object {
  return {
    imported,
    ...plan,
    changes: changes.slice(0, LISTED).map(({ line, before, after, changes: fields }) => ({
      line,
      action: before ? 'changed' : 'added',
      name: before?.name ?? after.name,
      fields,
    })),
    problems: problems.slice(0, LISTED),
  };
}

/** Rolls the transaction of an import back. */
class ImportRefused extends Error {
  constructor(readonly problems: LineProblem[]) {
    super('The products have changed since they were checked.');
  }
}

/** Writes all changes, or none: then it returns the lines whose products have changed since they were checked. */
async function applyPlan(pool: Pool, { changes }: ImportPlan, actorId: string): Promise<LineProblem[]> {
  try {
    await transaction(pool, async (db) => {
      await assertCurrent(db, changes);
      await writeChanges(db, changes);
      await writeHistory(db, changes, actorId);
    });
    return [];
  } catch (error) {
    if (error instanceof ImportRefused) return error.problems;
    throw error;
  }
}

/** Locks the products and throws ImportRefused if any has another version than when it was checked. */
async function assertCurrent(db: Queryable, changes: LineChange[]): Promise<void> {
  const updates = changes.filter(({ before }) => before !== null);
  const versions = await lockVersions(
    db,
    updates.map(({ after }) => after.id),
  );
  const outdated = updates.filter(({ before, after }) => versions.get(after.id) !== before?.version);
  if (outdated.length > 0)
    throw new ImportRefused(outdated.map(({ line, after: { name } }) => ({ line, name, message: OUTDATED })));
}

async function writeChanges(db: Queryable, changes: LineChange[]): Promise<void> {
  const added = changes.filter(({ before }) => before === null);
  const rows = await assignSlugs(
    db,
    added.map(({ after }) => after),
  );
  for (const batch of inBatches(rows)) {
    if ((await insertProducts(db, batch)) === batch.length) continue;
    const message = 'Another product was added at the same time. Please check the file again.';
    throw new ImportRefused(added.map(({ line, after: { name } }) => ({ line, name, message })));
  }
  const changed = changes.filter(({ before }) => before !== null).map(({ after }) => after);
  for (const batch of inBatches(changed)) await updateProducts(db, batch);
}

async function writeHistory(db: Queryable, changes: LineChange[], actorId: string): Promise<void> {
  for (const batch of inBatches(changes)) {
    const entries = batch.map(({ before, after: { id }, changes: fields }) => ({
      id,
      action: before ? ('saved' as const) : ('created' as const),
      changes: fields,
    }));
    // Nothing is inserted if the user's account was deleted during the request.
    if ((await insertHistoryEntries(db, actorId, entries)) < entries.length) {
      throw new HttpError(401, 'Your session has expired. Please sign in again.');
    }
  }
}

function* inBatches<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}
