import { type Queryable, transaction } from '../database';
import type { AuthenticatedInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { parseVersion } from '../http/preconditions';
import { requestResult } from './adminReadHandlers';
import { anonymise } from './anonymiseQueries';
import {
  insertRequestEvent,
  lockRequest,
  type RequestChange,
  type RequestRow,
  type RequestStatus,
  selectAssignees,
  selectRequest,
  updateRequestRow,
} from './requestQueries';
import { requestNotFound, requireRequests } from './requestResults';
import { nextStatuses } from './statuses';

interface ById {
  id: string;
}

interface Changes {
  status?: RequestStatus;
  assigneeId?: string | null;
  /** ISO 8601. */
  visitAt?: string | null;
  note?: string;
}

/**
 * Changes the status, the assignee or the visit of a request, or adds a note, and records it in the history. `If-Match` enables
 * optimistic locking: HttpError 412 is thrown if the request has another version. Throws HttpError 409 if the status
 * cannot follow the current one.
 */
export const updateRequest: Handler<AuthenticatedInput<ById, unknown, Changes>> = async (
  { params: { id }, body, headers, auth },
  { config, pool },
) => {
  requireRequests(config);
  const expected = parseVersion(headers['if-match']);
  await transaction(pool, async (db) => {
    const before = await lockRequest(db, id);
    if (!before) throw requestNotFound();
    if (expected !== null && expected !== before.version) throw versionConflict();
    if (before.anonymised_at !== null) throw new HttpError(409, 'The personal data of this request has been deleted.');
    await applyChanges(db, before, body, auth.userId);
  });
  const after = await selectRequest(pool, id);
  if (!after) throw requestNotFound();
  return requestResult(pool, after);
};

async function applyChanges(db: Queryable, before: RequestRow, body: Changes, actorId: string): Promise<void> {
  const { status = before.status, assigneeId = before.assignee_id, note } = body;
  const visitAt = body.visitAt === undefined ? before.visit_at : toDate(body.visitAt);
  if (status !== before.status && !nextStatuses(before.status).includes(status)) throw wrongStatus();
  const changes: RequestChange[] = [
    ...(status === before.status ? [] : [{ field: 'status', from: before.status, to: status } as const]),
    ...(assigneeId === before.assignee_id ? [] : [await assigneeChange(db, before, assigneeId)]),
    ...visitChanges(before.visit_at, visitAt),
  ];
  if (changes.length === 0 && note === undefined) return;
  // A note does not increment the version, because it conflicts with no other change.
  if (changes.length > 0)
    await updateRequestRow(db, { id: before.id, status, assignee_id: assigneeId, visit_at: visitAt });
  const action = changes.length === 0 ? 'note' : 'changed';
  const event = { requestId: before.id, action, actorId, changes, note: note?.trim() ?? null } as const;
  // Nothing is inserted if the user's account was deleted during the request.
  if (!(await insertRequestEvent(db, event))) throw sessionExpired();
}

/** Describes the change of the assignee. Throws HttpError 400 if the new one is not a member of staff. */
async function assigneeChange(db: Queryable, before: RequestRow, assigneeId: string | null): Promise<RequestChange> {
  const assignee = assigneeId === null ? null : (await selectAssignees(db)).find(({ id }) => id === assigneeId);
  if (assignee === undefined) throw new HttpError(400, 'This user cannot be assigned.');
  return {
    field: 'assignee',
    ...(before.assignee_name !== null && { from: before.assignee_name }),
    ...(assignee && { to: assignee.name }),
  };
}

const toDate = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** Describes the change of the visit. Empty if the time is the same. */
function visitChanges(before: Date | null, after: Date | null): RequestChange[] {
  if (before?.getTime() === after?.getTime()) return [];
  return [
    {
      field: 'visit',
      ...(before && { from: before.toISOString() }),
      ...(after && { to: after.toISOString() }),
    },
  ];
}

/**
 * Deletes everything personal in a request: contact data, message, notes and queued mails. With `person`, also in all
 * other requests of the same email address. Idempotent.
 */
export const anonymiseRequest: Handler<AuthenticatedInput<ById, { person: boolean }>> = async (
  { params: { id }, query: { person }, auth },
  { config, pool },
) => {
  requireRequests(config);
  await transaction(pool, async (db) => {
    const row = await selectRequest(db, id);
    if (!row) throw requestNotFound();
    const ids = await anonymise(db, person && row.email !== null ? { email: row.email } : { id });
    for (const requestId of ids)
      if (!(await insertRequestEvent(db, { requestId, action: 'anonymised', actorId: auth.userId })))
        throw sessionExpired();
  });
  return { status: 200, body: { success: true } };
};

const sessionExpired = () => new HttpError(401, 'Your session has expired. Please sign in again.');

const wrongStatus = () => new HttpError(409, 'This status cannot follow the current one. Reload the request.');

const versionConflict = () =>
  new HttpError(412, 'Someone else has changed this request in the meantime, so nothing was saved.');
