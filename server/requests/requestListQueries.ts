import { matchesAllTermsSql, splitSearchTerms } from '../catalogue/searchQueries';
import type { Queryable } from '../database';
import {
  REQUEST_COLUMNS,
  REQUEST_JOINS,
  type RequestKind,
  type RequestRow,
  type RequestStatus,
} from './requestQueries';

/** SQL condition that the request is unanswered. */
const IS_WAITING = '(answered_at IS NULL AND anonymised_at IS NULL)';
/** SQL condition that the request is still unanswered after the promised 24 hours. */
const IS_OVERDUE = `(${IS_WAITING} AND requests.created_at <= now() - interval '24 hours')`;

/**
 * SQL condition that a visit is to take place today or on a later day. Any status but `lost` counts: staff may have entered
 * a visit without marking it as arranged, or won the order before it.
 */
const HAS_UPCOMING_VISIT =
  "(requests.status <> 'lost' AND anonymised_at IS NULL AND visit_at >= date_trunc('day', now()))";

/** Unanswered requests first, the oldest first; then the newest of the others. */
const DUE_ORDER = `${IS_WAITING} DESC, CASE WHEN ${IS_WAITING} THEN requests.created_at END, requests.created_at DESC, requests.id`;

/** SQL expression for the position of a status in the course of a request. */
const STATUS_POSITION = "array_position(ARRAY['new', 'contacted', 'visit_arranged', 'won', 'lost'], requests.status)";

/** ORDER BY clause of each sort order. The id breaks ties, so that no request appears on two pages. */
const ORDERS = {
  due: DUE_ORDER,
  createdAt: 'requests.created_at, requests.id',
  '-createdAt': 'requests.created_at DESC, requests.id DESC',
  name: 'requests.name NULLS LAST, requests.id',
  '-name': 'requests.name DESC NULLS LAST, requests.id DESC',
  status: `${STATUS_POSITION}, requests.created_at DESC, requests.id`,
  '-status': `${STATUS_POSITION} DESC, requests.created_at DESC, requests.id`,
  visit: `CASE WHEN ${HAS_UPCOMING_VISIT} THEN visit_at END NULLS LAST, ${DUE_ORDER}`,
  '-visit': `visit_at DESC NULLS LAST, ${DUE_ORDER}`,
} as const;

/** The sort orders that the contract allows as `RequestSort`. */
export type RequestSort = keyof typeof ORDERS;

/** Filters of the request list. A filter that is null matches all requests, and so does an empty `search`. */
export interface RequestFilter {
  kind: RequestKind | null;
  status: RequestStatus | null;
  /** The id of a user, or `none` for requests without an assignee. */
  assignee: string | null;
  overdue: boolean | null;
  /** An email address, compared without case. */
  email: string | null;
  search: string;
}

/** Returns the WHERE clause of a filter and its parameters, which start with $1. */
function whereOf({ kind, status, assignee, overdue, email, search }: RequestFilter): {
  where: string;
  values: unknown[];
} {
  const terms = splitSearchTerms(search);
  const assigneeId = assignee === 'none' ? null : assignee;
  const where = [
    '($1::text IS NULL OR kind = $1)',
    '($2::text IS NULL OR requests.status = $2)',
    '($3::uuid IS NULL OR assignee_id = $3)',
    ...(assignee === 'none' ? ['assignee_id IS NULL'] : []),
    '($4::text IS NULL OR lower(requests.email) = lower($4))',
    ...(overdue === null ? [] : [overdue ? IS_OVERDUE : `NOT ${IS_OVERDUE}`]),
    ...(terms.length === 0 ? [] : [matchesAllTermsSql('requests.search_text', terms, 5)]),
  ].join(' AND ');
  return { where, values: [kind, status, assigneeId, email, ...terms] };
}

/** Returns one page of the matching requests, and the number of all matches. `page` starts at 1. */
export async function selectRequestPage(
  db: Queryable,
  { page, limit, sort, ...filter }: RequestFilter & { page: number; limit: number; sort: RequestSort },
): Promise<{ rows: RequestRow[]; total: number }> {
  const { where, values } = whereOf(filter);
  const { rows } = await db.query<RequestRow>(
    `SELECT ${REQUEST_COLUMNS} FROM requests ${REQUEST_JOINS} WHERE ${where} ORDER BY ${ORDERS[sort]}
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, limit, (page - 1) * limit],
  );
  const count = await db.query<{ total: number }>(`SELECT count(*)::int AS total FROM requests WHERE ${where}`, values);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** A request with the notes of staff, oldest first, separated by line breaks. */
export interface ExportedRequestRow extends RequestRow {
  notes: string | null;
}

/** Returns the newest `limit` matching requests with their notes. */
export async function selectRequestsToExport(
  db: Queryable,
  filter: RequestFilter,
  limit: number,
): Promise<ExportedRequestRow[]> {
  const { where, values } = whereOf(filter);
  const { rows } = await db.query<ExportedRequestRow>(
    `SELECT ${REQUEST_COLUMNS},
       (SELECT string_agg(note, chr(10) ORDER BY request_events.id) FROM request_events
        WHERE request_id = requests.id) AS notes
     FROM requests ${REQUEST_JOINS} WHERE ${where} ORDER BY ${ORDERS['-createdAt']} LIMIT $${values.length + 1}`,
    [...values, limit],
  );
  return rows;
}

/** Returns the number of unanswered requests, and of those that are overdue. */
export async function countWaiting(db: Queryable): Promise<{ waiting: number; overdue: number }> {
  const { rows } = await db.query<{ waiting: number; overdue: number }>(
    `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE ${IS_OVERDUE})::int AS overdue
     FROM requests WHERE ${IS_WAITING}`,
  );
  return rows[0] as { waiting: number; overdue: number };
}
