import type { RequestKind, RequestStatus } from '../api/requestEndpoints.gen';
import { arrayOrEmpty, dateOrNull, fail, integerAtLeast, numberOrNull, stringOrNull, unwrap } from '../api/parseValue';
import { isRecord } from '../persistence/user';

/** A user to whom a request can be assigned. */
export interface Assignee {
  id: string;
  name: string;
}

/** A customer's own request. */
export interface OwnRequest {
  reference: string;
  kind: RequestKind;
  status: RequestStatus;
  /** Date and time at which it was sent, ISO 8601. */
  createdAt: string;
  /** Time of the arranged visit, ISO 8601; null if there is none. */
  visitAt: string | null;
  projectType: string | null;
  message: string | null;
  product: { slugOrId: string; name: string } | null;
}

/** A request as staff see it. The personal fields are null if the visitor left them out or the request is anonymised. */
export interface StaffRequest extends OwnRequest {
  id: string;
  /** Date and time until which it is to be answered, ISO 8601. */
  dueAt: string;
  /** Date and time of the first answer, ISO 8601; null if nobody has answered. */
  answeredAt: string | null;
  isAnonymised: boolean;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  timeline: string | null;
  budget: string | null;
  assignee: Assignee | null;
  /** Version number for optimistic locking. Null if the provider has no versions: then the last write wins. */
  version: number | null;
}

/** One page of the request list; `currentPage` starts at 1. */
export interface RequestPage {
  requests: StaffRequest[];
  currentPage: number;
  totalPages: number;
  /** Number of requests on all pages. */
  total: number;
  /** Unanswered requests, whatever the filters. */
  waiting: number;
  /** Requests unanswered after 24 hours, whatever the filters. */
  overdue: number;
  assignees: Assignee[];
}

/** An entry in a request's history. */
export interface RequestEvent {
  /** Date and time, ISO 8601. */
  at: string;
  by: string;
  action: string;
  changes: { field: string; from: string | null; to: string | null }[];
  note: string | null;
}

/** A request with its history and the other requests of the same person. */
export interface RequestDetails {
  request: StaffRequest;
  /** The statuses that can follow the current one. */
  nextStatuses: RequestStatus[];
  history: RequestEvent[];
  others: StaffRequest[];
}

const KINDS = ['consultation', 'call'] as const;
const STATUSES = ['new', 'contacted', 'visit_arranged', 'won', 'lost'] as const;

const toStatus = (value: unknown): RequestStatus | undefined => STATUSES.find((status) => status === value);

function parseProductLink(value: unknown): OwnRequest['product'] {
  if (!isRecord(value)) return null;
  const [slugOrId, name] = [stringOrNull(value.slug) ?? stringOrNull(value._id), stringOrNull(value.name)];
  return slugOrId !== null && name !== null ? { slugOrId, name } : null;
}

function parseAssignee(value: unknown): Assignee | null {
  if (!isRecord(value)) return null;
  const id = stringOrNull(value._id);
  return id === null ? null : { id, name: stringOrNull(value.name) ?? '' };
}

/** Returns null if the request has no reference or no valid kind, status or date. */
function parseOwn(value: unknown): OwnRequest | null {
  if (!isRecord(value)) return null;
  const reference = stringOrNull(value.reference);
  const kind = KINDS.find((one) => one === value.kind);
  const status = toStatus(value.status);
  const createdAt = dateOrNull(value.createdAt);
  if (reference === null || !kind || !status || createdAt === null) return null;
  const product = parseProductLink(value.product);
  const [projectType, message] = [stringOrNull(value.projectType), stringOrNull(value.message)];
  return { reference, kind, status, createdAt, visitAt: dateOrNull(value.visitAt), projectType, message, product };
}

function parseRequest(value: unknown): StaffRequest | null {
  const own = parseOwn(value);
  if (!own || !isRecord(value)) return null;
  const [id, dueAt] = [stringOrNull(value._id), dateOrNull(value.dueAt)];
  if (id === null || dueAt === null) return null;
  return {
    ...own,
    id,
    dueAt,
    answeredAt: dateOrNull(value.answeredAt),
    isAnonymised: value.isAnonymised === true,
    name: stringOrNull(value.name),
    email: stringOrNull(value.email),
    phone: stringOrNull(value.phone),
    location: stringOrNull(value.location),
    timeline: stringOrNull(value.timeline),
    budget: stringOrNull(value.budget),
    assignee: parseAssignee(value.assignee),
    version: numberOrNull(value.version),
  };
}

const parseAll = <Item>(list: unknown, parse: (value: unknown) => Item | null): Item[] =>
  arrayOrEmpty(list)
    .map(parse)
    .filter((item) => item !== null);

/** Parses the response to a sent form. Returns the reference. Throws if there is none. */
export const parseReceipt = (body: unknown): { reference: string } => ({
  reference: stringOrNull(unwrap(body).reference) ?? fail('reference'),
});

/** Parses the requests of a customer. Throws if there is no list. */
export function parseOwnRequests(body: unknown): OwnRequest[] {
  const { requests } = unwrap(body);
  return Array.isArray(requests) ? parseAll(requests, parseOwn) : fail('requests');
}

/** Parses a page of requests. Throws if there is no list. */
export function parseRequestPage(body: unknown): RequestPage {
  const page = unwrap(body);
  if (!Array.isArray(page.requests)) return fail('requests');
  const currentPage = integerAtLeast(1, page.currentPage);
  return {
    requests: parseAll(page.requests, parseRequest),
    currentPage,
    totalPages: integerAtLeast(1, page.totalPages ?? currentPage),
    total: integerAtLeast(0, page.total),
    waiting: integerAtLeast(0, page.waiting),
    overdue: integerAtLeast(0, page.overdue),
    assignees: parseAll(page.assignees, parseAssignee),
  };
}

function parseEvent(value: unknown): RequestEvent | null {
  if (!isRecord(value)) return null;
  const at = dateOrNull(value.at);
  if (at === null) return null;
  const changes = arrayOrEmpty(value.changes).flatMap((change) =>
    isRecord(change) && typeof change.field === 'string'
      ? [{ field: change.field, from: stringOrNull(change.from), to: stringOrNull(change.to) }]
      : [],
  );
  return {
    at,
    by: stringOrNull(value.by) ?? '',
    action: stringOrNull(value.action) ?? 'changed',
    changes,
    note: stringOrNull(value.note),
  };
}

/** Parses a request with its history. Throws if there is no request. */
export function parseRequestDetails(body: unknown): RequestDetails {
  const fields = unwrap(body);
  return {
    request: parseRequest(fields.request) ?? fail('request'),
    nextStatuses: arrayOrEmpty(fields.nextStatuses).flatMap((value) => toStatus(value) ?? []),
    history: parseAll(fields.history, parseEvent),
    others: parseAll(fields.others, parseRequest),
  };
}

/** Parses an export. Throws if there is no table. */
export function parseExport(body: unknown): { fileName: string; csv: string; isComplete: boolean } {
  const { fileName, csv, isComplete } = unwrap(body);
  return {
    fileName: stringOrNull(fileName) ?? 'requests.csv',
    csv: stringOrNull(csv) ?? fail('table'),
    isComplete: isComplete !== false,
  };
}
