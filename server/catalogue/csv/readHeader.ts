import { HttpError } from '../../http/httpErrors';
import { type Column, COLUMNS } from './columns';

/** The columns without which a file can neither add nor change a product. */
const REQUIRED = { toAdd: ['name', 'description', 'price'], toChange: ['version'] } as const;

/**
 * Returns the columns of a file in its order, from the cells of its first line. Upper and lower case are the same.
 * Throws HttpError 400, which names all unknown, repeated and missing columns.
 */
export function readHeader(cells: readonly string[]): Column[] {
  const names = withoutEmptyEnd(cells.map((cell) => toColumnName(cell.trim())));
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  const unknown = names.filter((name) => !COLUMNS.includes(name as Column));
  const columns = names as Column[];
  const changesProducts = columns.includes('_id') || columns.includes('slug');
  const missing = (changesProducts ? REQUIRED.toChange : REQUIRED.toAdd).filter((name) => !columns.includes(name));
  const problems = [
    ...describe('Unknown', unknown),
    ...describe('Repeated', [...new Set(repeated)]),
    ...describe('Missing', missing),
  ];
  if (problems.length > 0) {
    throw new HttpError(400, `${problems.join(' ')} The first line must name columns among: ${COLUMNS.join(', ')}.`);
  }
  return columns;
}

/** Returns the name of the column with this heading in the case of COLUMNS, or in lower case if there is none. */
function toColumnName(heading: string): string {
  const name = heading.toLowerCase();
  return COLUMNS.find((column) => column.toLowerCase() === name) ?? name;
}

/** Spreadsheets may write separators after the last column. */
function withoutEmptyEnd(names: string[]): string[] {
  const last = names.findLastIndex((name) => name !== '');
  return names.slice(0, last + 1);
}

/** Maximum number of column names that a message lists, and of characters of each. */
const LISTED = 10;
const NAME_LENGTH = 40;

function describe(kind: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const listed = names.slice(0, LISTED).map((name) => `“${name.slice(0, NAME_LENGTH)}”`);
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
  return [`${kind} ${names.length === 1 ? 'column' : 'columns'}: ${listed.join(', ')}${more}.`];
}
