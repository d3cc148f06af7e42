import { BYTE_ORDER_MARK, toCsvLine } from '../catalogue/csv/writeCsv';
import { choiceLabel, KINDS, STATUSES } from './labels';
import type { ExportedRequestRow } from './requestListQueries';

/** The columns of the export, with the function that returns a request's value. */
const COLUMNS: [heading: string, value: (row: ExportedRequestRow) => string | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Kind', ({ kind }) => KINDS[kind]],
  ['Status', ({ status }) => STATUSES[status]],
  ['Received', ({ created_at: at }) => at.toISOString()],
  ['Answered', ({ answered_at: at }) => at?.toISOString() ?? null],
  ['Visit', (row) => row.visit_at?.toISOString() ?? null],
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

/** Returns the requests as a CSV table with a byte order mark. */
export const toCsv = (rows: ExportedRequestRow[]): string =>
  [BYTE_ORDER_MARK, toCsvLine(COLUMNS.map(([heading]) => heading)), ...rows.map(toRequestLine)].join('');

const toRequestLine = (row: ExportedRequestRow): string => toCsvLine(COLUMNS.map(([, value]) => value(row) ?? ''));
