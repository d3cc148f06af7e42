import type { Specification } from '../../store/api';

/** Maximum number of specifications of a product, and of characters in a label and a value (contract/openapi.yaml). */
export const MAX_SPECIFICATIONS = 40;
export const MAX_LABEL_LENGTH = 60;
export const MAX_VALUE_LENGTH = 200;

/** Error messages of a row, for its label and its value. */
export type RowErrors = Partial<Record<keyof Specification, string>>;

/**
 * Formats the rows of the product form as one text: JSON, or an empty text if there are none. The form's values are
 * texts, so that specifications are merged and kept as a draft like all other fields. A row may be incomplete.
 */
export const formatSpecificationRows = (rows: readonly Specification[]): string =>
  rows.length === 0 ? '' : JSON.stringify(rows.map(({ label, value }) => ({ label, value })));

/**
 * Parses the text of `formatSpecificationRows`. A draft of an older version of the site has one line for each
 * specification, which is parsed like pasted text.
 */
export function parseSpecificationRows(text: string): Specification[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list.filter(isSpecification) : [];
  } catch {
    return parsePastedSpecifications(text);
  }
}

/** Returns the specifications to send: the rows that are not empty, without spaces around their texts. */
export const toSpecifications = (text: string): Specification[] =>
  parseSpecificationRows(text)
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter((row) => !isEmpty(row));

/** Returns the text of the specifications to send, in which empty rows do not count as a change. */
export const normaliseSpecifications = (text: string): string => formatSpecificationRows(toSpecifications(text));

/** Formats specifications for reading, one line each, such as 'Floor area: 7.2 m²'. */
export const describeSpecifications = (text: string): string =>
  toSpecifications(text)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

/**
 * Parses pasted text: one specification on each line, such as 'Floor area: 7.2 m²', or the cells of a spreadsheet,
 * which are separated by tabs. A line without a separator is a label. Empty lines are skipped.
 */
export const parsePastedSpecifications = (text: string): Specification[] =>
  text
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, label = '', value = ''] = /^([^:\t]*)[:\t]?(.*)$/.exec(line.trim()) ?? [];
      return { label: label.trim(), value: value.trim().replace(/\s*\t\s*/g, ' ') };
    });

/** Returns the error messages of a row. An empty row is valid, because it is not sent. */
export function findRowErrors(row: Specification): RowErrors {
  if (isEmpty(row)) return {};
  const label = findLabelError(row.label.trim());
  const value = findValueError(row.value.trim());
  return { ...(label && { label }), ...(value && { value }) };
}

/** Returns the first error message of the list of specifications, or null if it is valid. */
export function findSpecificationError(text: string): string | null {
  const rows = parseSpecificationRows(text);
  if (toSpecifications(text).length > MAX_SPECIFICATIONS) {
    return `Please remove specifications until there are at most ${MAX_SPECIFICATIONS}.`;
  }
  return rows.map(findRowErrors).flatMap(({ label, value }) => label ?? value ?? [])[0] ?? null;
}

function findLabelError(label: string): string | undefined {
  if (label === '') return 'Please enter a label.';
  if (label.includes(':')) return 'Please enter a label without a colon.';
  if (label.length > MAX_LABEL_LENGTH) return `Please shorten the label to ${MAX_LABEL_LENGTH} characters.`;
  return undefined;
}

function findValueError(value: string): string | undefined {
  if (value === '') return 'Please enter a value.';
  if (value.length > MAX_VALUE_LENGTH) return `Please shorten the value to ${MAX_VALUE_LENGTH} characters.`;
  return undefined;
}

const isEmpty = ({ label, value }: Specification): boolean => label.trim() === '' && value.trim() === '';

function isSpecification(entry: unknown): entry is Specification {
  const { label, value } = { ...(entry as Partial<Record<keyof Specification, unknown>> | null) };
  return typeof label === 'string' && typeof value === 'string';
}
