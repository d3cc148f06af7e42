import type { ProductRow, Specification } from '../productQueries';
import { HttpError } from '../../http/httpErrors';

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
  category: (cell) => cell.trim(),
  tags: (cell) =>
    cell
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  price: parsePrice,
  specifications: parseSpecifications,
  status: (cell) => cell.trim(),
};

/**
 * Accepts a point or a comma before the decimal places. Refuses separators of thousands, because 1.234 could mean 1234
 * or 1.234.
 */
function parsePrice(cell: string): number {
  const price = cell.trim();
  if (!/^\d+([.,]\d{1,2})?$/.test(price)) {
    throw new HttpError(400, 'Price must be a number such as 1999.90, without a separator of thousands.');
  }
  return Number(price.replace(',', '.'));
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
