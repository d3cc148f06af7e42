import { HttpError } from '../../http/httpErrors';
import { CATEGORIES } from '../categories';
import type { ProductRow, Specification } from '../productQueries';

/**
 * The columns of a table of products, in the order of the export, with the function that returns the text of a cell.
 * `_id`, `slug` and `version` identify a product and its state. The other columns can be edited.
 */
const FORMATTERS = {
  _id: ({ id }: ProductRow) => id,
  slug: ({ slug }: ProductRow) => slug,
  version: ({ version }: ProductRow) => String(version),
  name: ({ name }: ProductRow) => name,
  shortDescription: ({ short_description: text }: ProductRow) => text ?? '',
  description: ({ description }: ProductRow) => description,
  category: ({ category }: ProductRow) => category,
  tags: ({ tags }: ProductRow) => tags.join(', '),
  price: ({ price_eur: price }: ProductRow) => price ?? '',
  specifications: ({ specifications }: ProductRow) =>
    specifications.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  status: ({ status }: ProductRow) => status,
};

/** Name of a column, as the header spells it. */
export type Column = keyof typeof FORMATTERS;

/** All columns, in the order of the export. */
export const COLUMNS = Object.keys(FORMATTERS) as Column[];

/** A column whose values an import changes. */
export type EditableColumn = Exclude<Column, '_id' | 'slug' | 'version'>;

/** The columns whose values an import changes. */
export const EDITABLE_COLUMNS = COLUMNS.slice(3) as EditableColumn[];

/** The columns whose values an empty cell removes. */
export const REMOVABLE_COLUMNS: readonly Column[] = ['shortDescription', 'tags', 'specifications'];

/** Returns the text of a product's cell. */
export const formatCell = (column: Column, row: ProductRow): string => FORMATTERS[column](row);

/** The values of a line's cells, with the types of the contract. */
export interface CellValues {
  name?: string;
  shortDescription?: string;
  description?: string;
  category?: string;
  tags?: string[];
  price?: number;
  specifications?: Specification[];
  status?: string;
}

/** Converts the text of a cell to its value. Throws HttpError 400 if that is impossible. Checks no limits. */
export const PARSERS: { [Name in EditableColumn]: (cell: string) => NonNullable<CellValues[Name]> } = {
  name: (cell) => cell,
  shortDescription: (cell) => cell,
  description: (cell) => cell,
  category: parseCategory,
  tags: (cell) =>
    cell
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  price: parsePrice,
  specifications: parseSpecifications,
  status: (cell) => cell.trim().toLowerCase(),
};

/** Returns the category with this key or label, whatever the case. */
function parseCategory(cell: string): string {
  const name = cell.trim().toLowerCase();
  const found = CATEGORIES.find(({ value, label }) => value === name || label.toLowerCase() === name);
  if (found) return found.value;
  throw new HttpError(400, `Category must be one of: ${CATEGORIES.map(({ label }) => label).join(', ')}.`);
}

/** Matches digits, and at most two decimal places after a point or a comma: 1999.90. */
const PLAIN_PRICE = /^\d+(?:[.,]\d{1,2})?$/;
/** Matches a price as the shop shows it: points between groups of three digits, and a comma before decimal places. */
const GROUPED_PRICE = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;

/**
 * A point before three digits separates thousands, as in the price field of the panel, because a price has two decimal
 * places at most: 75.900 is 75,900 euros. A comma before three digits is refused, because the shop writes none there.
 */
function parsePrice(cell: string): number {
  const price = cell.trim().replace(/\s*€$/, '');
  if (GROUPED_PRICE.test(price)) return Number(price.replaceAll('.', '').replace(',', '.'));
  if (PLAIN_PRICE.test(price)) return Number(price.replace(',', '.'));
  if (price.startsWith('-')) throw new HttpError(400, 'Price must not be negative.');
  throw new HttpError(400, 'Price must be a number such as 1999.90 or 75.900.');
}

/** Parses one specification per line. The first colon of a line ends the label; empty lines are skipped. */
function parseSpecifications(cell: string): Specification[] {
  const lines = cell.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const [label, value] = [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
    if (label !== '' && value !== '') return { label, value };
    throw new HttpError(400, 'Specifications must have the form “Label: value”, one on each line.');
  });
}
