import type { RequestEventRow, RequestRow } from './requestQueries';

/** Time in which each request is to be answered, in ms: 'response promise 24 hours' (docs/specification.md §9). */
const RESPONSE_MS = 24 * 60 * 60 * 1000;

/** Returns the object without the properties whose value is null. */
function withoutNulls<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}

const toApiProductLink = (row: RequestRow) =>
  row.product_id === null ? null : { _id: row.product_id, slug: row.product_slug, name: row.product_name };

/** Converts a row to the contract's `Request`, for staff. */
export function toApiRequest(row: RequestRow) {
  const { name, email, phone, location, timeline, budget, message } = row;
  return {
    _id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    dueAt: new Date(row.created_at.getTime() + RESPONSE_MS).toISOString(),
    isAnonymised: row.anonymised_at !== null,
    version: row.version,
    ...withoutNulls({
      answeredAt: row.answered_at?.toISOString() ?? null,
      visitAt: row.visit_at?.toISOString() ?? null,
      name,
      email,
      phone,
      location,
      projectType: row.project_type,
      timeline,
      budget,
      message,
      product: toApiProductLink(row),
      assignee: row.assignee_id === null ? null : { _id: row.assignee_id, name: row.assignee_name },
    }),
  };
}

/** Converts a row to the contract's `OwnRequest`, for the customer who has sent it. */
export function toApiOwnRequest(row: RequestRow) {
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    ...withoutNulls({
      visitAt: row.visit_at?.toISOString() ?? null,
      projectType: row.project_type,
      message: row.message,
      product: toApiProductLink(row),
    }),
  };
}

/** Converts a row to the contract's `RequestEvent`. */
export function toApiRequestEvent({ at, by, action, changes, note }: RequestEventRow) {
  return { at: at.toISOString(), by, action, changes, ...withoutNulls({ note }) };
}
