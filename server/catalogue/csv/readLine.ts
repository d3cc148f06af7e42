import type { ValidateFunction } from 'ajv/dist/2020.js';
import { readContract, type Schema } from '../../http/contract';
import { compileValueSchema } from '../../http/contractValidation';
import { HttpError } from '../../http/httpErrors';
import { fieldLabel, type ValidationIssue, validationMessage } from '../../http/validationMessage';
import { cleanProductText } from '../cleanProductText';
import type { ProductRow } from '../productQueries';
import { type CellValues, type Column, EDITABLE_COLUMNS, formatCell, PARSERS, REMOVABLE_COLUMNS } from './columns';

/** The cells of a line by column. A column that the file lacks is undefined. */
export type Cells = Partial<Record<Column, string>>;

/** The values that a line changes, or what is wrong with it. */
export type ReadLine = { values: CellValues; problems: [] } | { problems: string[] };

/**
 * Returns the values of a line for a new product. An empty cell counts as left out, and then the category and the status
 * have the defaults of the contract.
 */
export function readNewLine(cells: Cells): ReadLine {
  const given = EDITABLE_COLUMNS.filter((column) => (cells[column] ?? '') !== '');
  const { values, problems } = parseCells(cells, given);
  return finish(values, problems, schemas().forNew);
}

/**
 * Returns the values of a line that differ from those of its product. A cell that is as the product's export has it is
 * unchanged; line breaks may have been converted. An empty cell removes the value of a removable column; no other field
 * can be empty.
 */
export function readChangedLine(cells: Cells, before: ProductRow): ReadLine {
  const edited = EDITABLE_COLUMNS.filter((column) => cells[column] !== undefined && !isSame(column, cells, before));
  const emptied = edited.filter((column) => cells[column] === '' && !REMOVABLE_COLUMNS.includes(column));
  const { values, problems } = parseCells(
    cells,
    edited.filter((column) => !emptied.includes(column)),
  );
  return finish(
    values,
    [...emptied.map((column) => `${fieldLabel(column)} must not be empty.`), ...problems],
    schemas().forChanges,
  );
}

const isSame = (column: Column, cells: Cells, before: ProductRow): boolean =>
  unifyLineBreaks(cells[column] ?? '') === unifyLineBreaks(formatCell(column, before));

const unifyLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

function parseCells(cells: Cells, columns: (keyof typeof PARSERS)[]): { values: CellValues; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const column of columns) {
    try {
      values[column] = PARSERS[column](cells[column] ?? '');
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return { values, problems };
}

/** Validates and cleans the values as the form of a single product does. */
function finish(values: CellValues, problems: string[], validate: ValidateFunction): ReadLine {
  const parsed = [...problems];
  if (!validate(values)) {
    const issues = (validate.errors ?? []) as ValidationIssue[];
    // A value that could not be parsed is not missing.
    parsed.push(
      ...issues.map((issue) => validationMessage(issue, 'body')).filter((text) => !isRepeated(text, problems)),
    );
  }
  if (parsed.length > 0) return { problems: [...new Set(parsed)] };
  try {
    return { values: cleanProductText(values), problems: [] };
  } catch (error) {
    return { problems: [messageOf(error)] };
  }
}

/** Returns whether a field is reported as missing although another problem starts with the same label. */
const isRepeated = (text: string, problems: readonly string[]): boolean =>
  text.endsWith(' is missing.') &&
  problems.some((problem) => problem.startsWith(text.slice(0, -' is missing.'.length)));

function messageOf(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  throw error;
}

interface Schemas {
  forNew: ValidateFunction;
  forChanges: ValidateFunction;
}

let compiled: Schemas | undefined;

/** Returns the contract's rules for products. Compiled for the first import. */
function schemas(): Schemas {
  compiled ??= compileSchemas();
  return compiled;
}

function compileSchemas(): Schemas {
  const { schemas: all } = readContract().document['components'] as { schemas: Record<string, Schema> };
  const schemaOf = (name: string) => all[name] as Schema;
  return {
    forNew: compileValueSchema(schemaOf('NewProduct')),
    forChanges: compileValueSchema({ ...schemaOf('ProductChanges'), minProperties: 0 }),
  };
}
