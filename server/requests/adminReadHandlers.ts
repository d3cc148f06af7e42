import type { Pool } from 'pg';
import type { AuthenticatedInput, Handler, HandlerResult } from '../http/handler';
import { toCsv } from './csv';
import {
  countWaiting,
  type RequestFilter,
  type RequestSort,
  selectRequestsToExport,
  selectRequestPage,
} from './requestListQueries';
import { toApiRequest, toApiRequestEvent } from './requestMapper';
import {
  type RequestRow,
  selectAssignees,
  selectRequest,
  selectRequestEvents,
  selectRequestsOf,
} from './requestQueries';
import { requestNotFound, requireRequests } from './requestResults';
import { nextStatuses } from './statuses';

/** Maximum number of history entries, and of other requests of the same person, in a response. */
const HISTORY_MAX = 200;
const OTHERS_MAX = 50;
/** Maximum number of requests in an export: a table of at most about 50 MB. */
const EXPORT_MAX = 10_000;

type FilterQuery = { [Name in keyof RequestFilter]?: NonNullable<RequestFilter[Name]> };

interface ListQuery extends FilterQuery {
  page: number;
  limit: number;
  sort: RequestSort;
}

const toFilter = ({ kind, status, assignee, overdue, email, search = '' }: FilterQuery): RequestFilter => ({
  kind: kind ?? null,
  status: status ?? null,
  assignee: assignee ?? null,
  overdue: overdue ?? null,
  email: email ?? null,
  search,
});

/** Returns one page of the requests, filtered and sorted. A page past the end is empty. */
export const listRequests: Handler<AuthenticatedInput<unknown, ListQuery>> = async ({ query }, { config, pool }) => {
  requireRequests(config);
  const { page, limit, sort } = query;
  const { rows, total } = await selectRequestPage(pool, { page, limit, sort, ...toFilter(query) });
  const assignees = await selectAssignees(pool);
  return {
    status: 200,
    body: {
      requests: rows.map(toApiRequest),
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(total / limit)),
      total,
      ...(await countWaiting(pool)),
      assignees: assignees.map(({ id, name }) => ({ _id: id, name })),
    },
  };
};

/** Returns the newest matching requests as a CSV table. */
export const exportRequests: Handler<AuthenticatedInput<unknown, FilterQuery>> = async (
  { query },
  { config, pool },
) => {
  requireRequests(config);
  const rows = await selectRequestsToExport(pool, toFilter(query), EXPORT_MAX + 1);
  const today = new Date().toISOString().slice(0, 10);
  return {
    status: 200,
    body: {
      fileName: `requests-${today}.csv`,
      csv: toCsv(rows.slice(0, EXPORT_MAX)),
      isComplete: rows.length <= EXPORT_MAX,
    },
  };
};

/** Returns one request with its history and the other requests of the same email address. */
export const getRequest: Handler<AuthenticatedInput<{ id: string }>> = async ({ params }, { config, pool }) => {
  requireRequests(config);
  const row = await selectRequest(pool, params.id);
  if (!row) throw requestNotFound();
  return requestResult(pool, row);
};

/** Returns the result of a handler that responds with one request, with its version as the `ETag`. */
export async function requestResult(pool: Pool, row: RequestRow): Promise<HandlerResult> {
  const history = await selectRequestEvents(pool, row.id, HISTORY_MAX);
  const others = row.email === null ? [] : await selectRequestsOf(pool, row.email, OTHERS_MAX);
  return {
    status: 200,
    body: {
      request: toApiRequest(row),
      nextStatuses: row.anonymised_at === null ? nextStatuses(row.status) : [],
      history: history.map(toApiRequestEvent),
      others: others.filter(({ id }) => id !== row.id).map(toApiRequest),
    },
    headers: { etag: `"${row.version}"` },
  };
}
