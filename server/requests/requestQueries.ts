import type { Queryable } from '../database';

export type RequestKind = 'consultation' | 'call';
export type RequestStatus = 'new' | 'contacted' | 'visit_arranged' | 'won' | 'lost';

/** A request with its product and assignee. The personal fields are null once it has been anonymised. */
export interface RequestRow {
  id: string;
  reference: string;
  kind: RequestKind;
  status: RequestStatus;
  assignee_id: string | null;
  assignee_name: string | null;
  product_id: string | null;
  product_slug: string | null;
  product_name: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  message: string | null;
  project_type: string | null;
  timeline: string | null;
  budget: string | null;
  created_at: Date;
  answered_at: Date | null;
  visit_at: Date | null;
  anonymised_at: Date | null;
  version: number;
}

export interface NewRequestRow {
  id: string;
  reference: string;
  kind: RequestKind;
  productId: string | null;
  name: string;
  email: string;
  phone: string;
  location: string;
  message: string;
  projectType: string;
  timeline: string;
  budget: string;
  contentHash: string;
}

/** Columns and joins of a `RequestRow`. */
export const REQUEST_COLUMNS = `requests.id, reference, kind, requests.status, assignee_id,
  assignees.first_name || ' ' || assignees.last_name AS assignee_name,
  product_id, products.slug AS product_slug, products.name AS product_name, requests.name, requests.email,
  requests.phone, location, message, project_type, timeline, budget, requests.created_at, answered_at,
  visit_at, anonymised_at, requests.version`;
export const REQUEST_JOINS = `LEFT JOIN users AS assignees ON assignees.id = assignee_id
  LEFT JOIN products ON products.id = product_id`;

/**
 * Adds a request and its first event. Returns false if the id or the reference is taken. An unknown product is left out,
 * because the visitor's request counts, not the link that led to it.
 */
export async function insertRequest(db: Queryable, request: NewRequestRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH added AS (
       INSERT INTO requests (
         id, reference, kind, product_id, name, email, phone, location, message, project_type, timeline, budget,
         content_sha256
       )
       VALUES ($1, $2, $3, (SELECT id FROM products WHERE id = $4), $5, $6, nullif($7, ''), nullif($8, ''),
         nullif($9, ''), nullif($10, ''), nullif($11, ''), nullif($12, ''), $13)
       ON CONFLICT DO NOTHING
       RETURNING id, created_at
     )
     INSERT INTO request_events (request_id, at, actor_name, action)
     SELECT id, created_at, 'Visitor', 'received' FROM added`,
    [
      request.id,
      request.reference,
      request.kind,
      request.productId,
      request.name,
      request.email,
      request.phone,
      request.location,
      request.message,
      request.projectType,
      request.timeline,
      request.budget,
      request.contentHash,
    ],
  );
  return rowCount === 1;
}

/** Returns the reference and the content hash of the request with this idempotency key, or null. */
export async function findReceipt(
  db: Queryable,
  id: string,
): Promise<{ reference: string; contentHash: string } | null> {
  const { rows } = await db.query<{ reference: string; contentHash: string }>(
    'SELECT reference, content_sha256 AS "contentHash" FROM requests WHERE id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the requests that were sent with this email address, newest first. */
export async function selectRequestsOf(db: Queryable, email: string, limit: number): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `SELECT ${REQUEST_COLUMNS} FROM requests ${REQUEST_JOINS} WHERE lower(requests.email) = lower($1)
     ORDER BY requests.created_at DESC, requests.id DESC LIMIT $2`,
    [email, limit],
  );
  return rows;
}

export async function selectRequest(db: Queryable, id: string): Promise<RequestRow | null> {
  const { rows } = await db.query<RequestRow>(
    `SELECT ${REQUEST_COLUMNS} FROM requests ${REQUEST_JOINS} WHERE requests.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Like `selectRequest`. Locks the row until the end of the transaction. */
export async function lockRequest(db: Queryable, id: string): Promise<RequestRow | null> {
  await db.query('SELECT FROM requests WHERE id = $1 FOR UPDATE', [id]);
  return selectRequest(db, id);
}

/**
 * Sets status, assignee and visit, and increments the version. The time of the first status other than `new` is stored as
 * `answered_at`.
 */
export async function updateRequestRow(
  db: Queryable,
  { id, status, assignee_id, visit_at }: Pick<RequestRow, 'id' | 'status' | 'assignee_id' | 'visit_at'>,
): Promise<void> {
  await db.query(
    `UPDATE requests SET status = $2, assignee_id = $3, visit_at = $4, version = version + 1,
       answered_at = CASE WHEN $2 = 'new' THEN answered_at ELSE coalesce(answered_at, now()) END
     WHERE id = $1`,
    [id, status, assignee_id, visit_at],
  );
}

/** A changed field with its old and new value. Same as `RequestChange` in the contract. Times are in ISO 8601. */
export interface RequestChange {
  field: 'status' | 'assignee' | 'visit';
  from?: string;
  to?: string;
}

/** An entry of a request's history. `by` is the name of the user. */
export interface RequestEventRow {
  at: Date;
  by: string;
  action: 'received' | 'changed' | 'note' | 'anonymised';
  changes: RequestChange[];
  note: string | null;
}

interface NewRequestEvent {
  requestId: string;
  action: RequestEventRow['action'];
  actorId: string;
  changes?: RequestChange[];
  note?: string | null;
}

/**
 * Adds an entry to the history of a request. Call it inside the transaction of the change. All servers are notified.
 * Returns false if the acting user's account no longer exists.
 */
export async function insertRequestEvent(
  db: Queryable,
  { requestId, action, actorId, changes = [], note = null }: NewRequestEvent,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO request_events (request_id, action, actor_id, actor_name, changes, note)
     SELECT $1, $2, id, first_name || ' ' || last_name, $4, $5 FROM users WHERE id = $3`,
    [requestId, action, actorId, JSON.stringify(changes), note],
  );
  return rowCount === 1;
}

/** Returns the last `limit` entries of a request's history, newest first. */
export async function selectRequestEvents(db: Queryable, requestId: string, limit: number): Promise<RequestEventRow[]> {
  const { rows } = await db.query<RequestEventRow>(
    `SELECT at, actor_name AS by, action, changes, note FROM request_events
     WHERE request_id = $1 ORDER BY id DESC LIMIT $2`,
    [requestId, limit],
  );
  return rows;
}

/** A user to whom a request can be assigned. */
export interface AssigneeRow {
  id: string;
  name: string;
}

/** Returns the users to whom a request can be assigned, by name. */
export async function selectAssignees(db: Queryable): Promise<AssigneeRow[]> {
  const { rows } = await db.query<AssigneeRow>(
    `SELECT id, first_name || ' ' || last_name AS name FROM users
     WHERE role = 'admin' AND deactivated_at IS NULL ORDER BY name, id`,
  );
  return rows;
}
