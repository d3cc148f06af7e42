import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { HttpError } from '../../http/httpErrors';
import type { Category } from '../categories';
import { diffProducts, type FieldChange } from '../productDiff';
import type { ProductRow } from '../productQueries';
import type { CellValues, Column } from './columns';
import { selectProductsByKeys } from './importQueries';
import { type CsvRecord, decodeCsv, detectSeparator, parseCsv } from './parseCsv';
import { readHeader } from './readHeader';
import { type Cells, readChangedLine, readNewLine } from './readLine';
import { rearm } from './writeCsv';

/** Maximum number of lines of a file, without its header. */
const MAX_LINES = 100_000;
/**
 * Maximum number of products that an import adds or changes. They are written in one transaction, and the embedded
 * database does nothing else meanwhile.
 */
const MAX_CHANGES = 2000;
/** Maximum number of problems that a plan lists. */
const MAX_PROBLEMS = 200;
/** Maximum length of a name in the description of a problem, in characters. */
const MAX_NAME_LENGTH = 200;
/** Number of lines that are checked at once. Other requests are served in between. */
const BATCH_SIZE = 500;

/** A line that adds a product (`before` is null) or changes one. */
export interface LineChange {
  line: number;
  before: ProductRow | null;
  after: ProductRow;
  changes: FieldChange[];
}

/** Something wrong with a line of the file. */
export interface LineProblem {
  line: number;
  /** The product's name in the line, at most 200 characters. Omitted if the line has none. */
  name?: string;
  message: string;
}

/** Result of checking a file: the changes that its import would make, and its problems. */
export interface ImportPlan {
  /** SHA-256 of the file, as hexadecimal digits. */
  digest: string;
  /** Lines without the header and empty lines. */
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  changes: LineChange[];
  problemCount: number;
  /** The first 200 problems. */
  problems: LineProblem[];
}

/**
 * Compares a file with the stored products. Writes nothing. Throws HttpError 400 if the file as a whole cannot be
 * imported: no CSV in UTF-8, wrong columns, or too many lines or changes.
 */
export async function checkImport(pool: Pool, content: Buffer): Promise<ImportPlan> {
  const digest = createHash('sha256').update(content).digest('hex');
  const text = decodeCsv(content);
  const records = parseCsv(text, detectSeparator(text));
  const header = records.next();
  if (header.done) throw new HttpError(400, 'The file is empty.');
  const plan = { digest, lines: 0, added: 0, changed: 0, unchanged: 0, changes: [], problemCount: 0, problems: [] };
  const columns = readHeader(header.value.cells);
  const check = makeLineChecker(pool, plan);
  for (const batch of inBatches(records)) {
    plan.lines += batch.length;
    if (plan.lines > MAX_LINES) {
      throw new HttpError(400, `The file has more than ${format(MAX_LINES)} lines. Please import it in parts.`);
    }
    await check(batch.map((record) => toLine(record, columns)));
  }
  const changeCount = plan.added + plan.changed;
  if (changeCount > MAX_CHANGES) throw tooManyChanges(changeCount);
  return plan;
}

const format = (count: number): string => count.toLocaleString('en');

const tooManyChanges = (count: number): HttpError =>
  new HttpError(
    400,
    `The file changes ${format(count)} products, and an import can change ${format(MAX_CHANGES)} at most. ` +
      'Please import it in parts.',
  );

function* inBatches(records: Iterable<CsvRecord>): Generator<CsvRecord[]> {
  let batch: CsvRecord[] = [];
  for (const record of records) {
    batch.push(record);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A line with its cells by column. `problem` says why the cells cannot be read. */
interface Line {
  line: number;
  cells: Cells;
  problem?: string;
}

function toLine({ line, cells }: CsvRecord, columns: Column[]): Line {
  const isComplete = cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell === '');
  if (!isComplete) {
    const problem = `The line has ${cells.length} cells, but the header has ${columns.length}.`;
    return { line, cells: {}, problem };
  }
  return { line, cells: Object.fromEntries(columns.map((column, index) => [column, rearm(cells[index] ?? '')])) };
}

/** Lower-case UUIDs, as in the contract. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the function that checks a batch of lines and adds the result to the plan. */
function makeLineChecker(pool: Pool, plan: ImportPlan): (lines: Line[]) => Promise<void> {
  /** The line of each product, by id. */
  const seen = new Map<string, number>();

  function checkLine({ line, cells, problem }: Line, products: Products): LineChange | string[] | null {
    if (problem !== undefined) return [problem];
    const newId = idOfLine(plan.digest, line);
    const found = findProduct(cells, products);
    if (found === 'new')
      return products.byId.has(newId) ? ['This line has already been imported.'] : addition(line, cells, newId);
    if (typeof found === 'string') return [found];
    const earlier = seen.get(found.id);
    if (earlier !== undefined) return [`The same product as in line ${earlier}.`];
    seen.set(found.id, line);
    return change(line, cells, found);
  }

  return async (lines) => {
    const products = await findProducts(pool, lines, plan.digest);
    for (const line of lines) {
      const result = checkLine(line, products);
      if (Array.isArray(result)) addProblems(plan, line, result);
      else addChange(plan, result);
    }
  };
}

function addProblems(plan: ImportPlan, { line, cells }: Line, messages: string[]): void {
  plan.problemCount += messages.length;
  const listed = messages.slice(0, MAX_PROBLEMS - plan.problems.length);
  const name = cells.name?.trim().slice(0, MAX_NAME_LENGTH);
  plan.problems.push(...listed.map((message) => ({ line, ...(name && { name }), message })));
}

/** Counts a line. Keeps its change unless there are too many to import. */
function addChange(plan: ImportPlan, change: LineChange | null): void {
  plan[change === null ? 'unchanged' : change.before ? 'changed' : 'added'] += 1;
  if (change && plan.changes.length < MAX_CHANGES) plan.changes.push(change);
}

interface Products {
  byId: Map<string, ProductRow>;
  bySlug: Map<string, ProductRow>;
}

/** Finds the products of the lines, and those that an earlier import of the same file has added for them. */
async function findProducts(pool: Pool, lines: Line[], digest: string): Promise<Products> {
  const ids = lines.map(({ line, cells: { _id: id = '' } }) => (UUID.test(id) ? id : idOfLine(digest, line)));
  const slugs = lines.flatMap(({ cells: { slug = '' } }) => (slug === '' ? [] : [slug]));
  const rows = await selectProductsByKeys(pool, { ids, slugs });
  return { byId: new Map(rows.map((row) => [row.id, row])), bySlug: new Map(rows.map((row) => [row.slug, row])) };
}

/**
 * Returns the id of the product that a line adds. It depends on the file and the line only, so that a file cannot add the
 * same product twice.
 */
function idOfLine(digest: string, line: number): string {
  const hex = createHash('sha256').update(`${digest} ${line}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns the product of a line by its id or slug, 'new' if it has neither, or a sentence that says what is wrong. */
function findProduct({ _id: id = '', slug = '', version = '' }: Cells, products: Products): ProductRow | string {
  if (id === '' && slug === '') return version === '' ? 'new' : 'The line has a version, but no _id or slug.';
  const product = id === '' ? products.bySlug.get(slug) : products.byId.get(id);
  if (!product) return `There is no product with this ${id === '' ? 'slug' : '_id'}. Leave it empty to add a product.`;
  if (slug !== '' && slug !== product.slug) return 'The slug of a product cannot be changed.';
  if (!/^\d{1,9}$/.test(version)) return 'Version must be the number from the export.';
  if (Number(version) !== product.version) return OUTDATED;
  return product;
}

/** Message for a line whose product has another version than the line. */
export const OUTDATED =
  'Changed by somebody else since the export. Export this product again, or remove the line from the file.';

function change(line: number, cells: Cells, before: ProductRow): LineChange | string[] | null {
  const read = readChangedLine(cells, before);
  if (!('values' in read)) return read.problems;
  const after = { ...before, ...toRow(read.values) };
  const changes = diffProducts(before, after);
  return changes.length === 0 ? null : { line, before, after, changes };
}

function addition(line: number, cells: Cells, id: string): LineChange | string[] {
  const read = readNewLine(cells);
  if (!('values' in read)) return read.problems;
  const after = { ...EMPTY_PRODUCT, ...toRow(read.values), id };
  return { line, before: null, after, changes: diffProducts(null, after) };
}

/** Converts values that were validated to columns of the table `products`. */
function toRow({ price, category, status, shortDescription, ...values }: CellValues): Partial<ProductRow> {
  return {
    ...values,
    ...(shortDescription !== undefined && { short_description: shortDescription }),
    ...(price !== undefined && { price_eur: String(price) }),
    ...(category !== undefined && { category: category as Category }),
    ...(status !== undefined && { status: status as ProductRow['status'] }),
  };
}

/** A product before its line was read. Its slug is made when it is stored. */
const EMPTY_PRODUCT: ProductRow = {
  id: '',
  slug: '',
  name: '',
  description: '',
  short_description: null,
  category: 'sauna',
  tags: [],
  price_eur: null,
  images: [],
  specifications: [],
  status: 'active',
  created_at: new Date(0),
  version: 1,
};
