import { HttpError } from '../../http/httpErrors';

/** A record of a CSV file. A quoted cell may contain line breaks, so a record may span several lines of the file. */
export interface CsvRecord {
  /** Number of the record's first line in the file, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;
const SAVE_AS_UTF8 =
  'The file is not in UTF-8. In Excel, save it as “CSV UTF-8”; in other programs, choose UTF-8 as the character set.';

/**
 * Maximum number of cells of a record. A table of products has fewer than twenty columns; spreadsheets may add empty
 * ones. The limit bounds the work for a line that consists of separators only.
 */
const MAX_CELLS = 1000;

/**
 * Decodes a CSV file, with or without a byte order mark. Throws HttpError 400 if it is not UTF-8, for example UTF-16 or
 * Windows-1252.
 */
export function decodeCsv(content: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new HttpError(400, SAVE_AS_UTF8);
  }
  // UTF-16 without a byte order mark is mostly valid UTF-8, with a NUL in every other byte.
  if (text.includes('\0')) throw new HttpError(400, SAVE_AS_UTF8);
  return text;
}

/** Returns the separator that occurs most often in the header: comma, semicolon or tab. Without any, a comma. */
export function detectSeparator(text: string): string {
  const [header = ''] = /[^\r\n]+/.exec(text) ?? [];
  const names = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => names.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Parses CSV (RFC 4180), with any kind of line break. Empty lines are skipped. A quotation mark inside an unquoted cell
 * is part of its text. Throws HttpError 400 with the line number if a quoted cell does not end, if text follows it, or
 * if a record has more than 1,000 cells.
 */
export function* parseCsv(text: string, separator: string): Generator<CsvRecord> {
  const unquoted = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const lineBreak = /\r\n|\r|\n|$/y;
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const cell = text[at] === '"' ? readQuoted(text, at, line) : match(unquoted, text, at);
      at += cell.length;
      record.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
      if (cell.startsWith('"')) line += countLineBreaks(cell);
      if (text[at] !== separator) break;
      if (record.cells.length >= MAX_CELLS) throw new HttpError(400, `Line ${line} has more than 1,000 cells.`);
      at += 1;
    }
    lineBreak.lastIndex = at;
    if (!lineBreak.test(text)) throw new HttpError(400, `Line ${line}: text follows a closing quotation mark.`);
    at = lineBreak.lastIndex;
    line += 1;
    if (record.cells.some((cell) => cell !== '')) yield record;
  }
}

/** Returns the quoted cell that starts at this index, with its quotation marks. */
function readQuoted(text: string, start: number, line: number): string {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw new HttpError(400, `Line ${line}: a quotation mark opens a text that does not end.`);
  return text.slice(start, end + 1);
}

function match(sticky: RegExp, text: string, at: number): string {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? '';
}

const countLineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
