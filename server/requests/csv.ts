import { choiceLabel, KINDS, STATUSES } from './labels';
import type { ExportedRequestRow } from './requestListQueries';

/** The columns of the export, with the function that returns a request's value. */
const COLUMNS: [heading: string, value: (row: ExportedRequestRow) => string | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Kind', ({ kind }) => KINDS[kind]],
  ['Status', ({ status }) => STATUSES[status]],
  ['Received', ({ created_at: at }) => at.toISOString()],
  ['Answered', ({ answered_at: at }) => at?.toISOString() ?? null],
  ['Assignee', (row) => row.assignee_name],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Location', ({ location }) => location],
  ['Project type', (row) => choiceLabel(row.project_type)],
  ['Timeline', ({ timeline }) => choiceLabel(timeline)],
  ['Budget', ({ budget }) => choiceLabel(budget)],
  ['Product', (row) => row.product_name],
  ['Message', ({ message }) => message],
  ['Notes', ({ notes }) => notes],
];

/**
 * Returns the requests as CSV (RFC 4180) with a byte order mark, which Excel needs to read UTF-8. A value that a
 * spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function toCsv(rows: ExportedRequestRow[]): string {
  const lines = [
    COLUMNS.map(([heading]) => heading),
    ...rows.map((row) => COLUMNS.map(([, value]) => value(row) ?? '')),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
