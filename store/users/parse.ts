import type { Role, UserState } from '../api/userEndpoints.gen';
import {
  arrayOrEmpty,
  dateOrNull,
  fail,
  findList,
  integerAtLeast,
  numberOrNull,
  stringOrNull,
  unwrap,
} from '../api/parseValue';
import { isRecord, parseUser, type User } from '../persistence/user';

/** A user account in the admin panel's list. */
export interface UserRow extends User {
  verified: boolean;
  /** Registration date and time, ISO 8601; null if the provider does not send it. */
  since: string | null;
  /** Whether the user can sign in. Null if the provider does not manage accounts. */
  state: UserState | null;
  /** Date and time of the last sign-in, ISO 8601; null if there was none or the provider does not record it. */
  lastSignInAt: string | null;
  /** Number of devices on which the user is signed in; null if the provider does not count them. */
  sessions: number | null;
  /** Number of passkeys; null if the provider has none. */
  passkeys: number | null;
}

/** One page of the user list; `currentPage` starts at 1. */
export interface UserPage {
  users: UserRow[];
  currentPage: number;
  totalPages: number;
  /** Number of users on all pages; null if the provider does not count them. */
  total: number | null;
  /** Whether the provider can filter, invite and change accounts. Otherwise it only lists them. */
  canManage: boolean;
}

/** An invitation that has not been accepted. */
export interface Invitation {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Name of the user who sent it; null if their account no longer exists. */
  invitedBy: string | null;
  /** Date and time until which its link is valid, ISO 8601. */
  expiresAt: string;
}

/** An entry of the audit log: who did what to which account. */
export interface AuditEntry {
  /** Date and time, ISO 8601. */
  at: string;
  by: string;
  action: string;
  /** Email address of the account. */
  subject: string;
  /** The former and the new role; null if the entry is not about a role. */
  from: string | null;
  to: string | null;
}

/** One page of the audit log, newest first; `currentPage` starts at 1. */
export interface AuditPage {
  entries: AuditEntry[];
  currentPage: number;
  totalPages: number;
}

const STATES = ['active', 'unverified', 'deactivated'] as const;
const ROLES = ['customer', 'admin'] as const;

/** Parses each element of a list and leaves out those that are invalid. */
const parseAll = <Item>(list: unknown, parse: (value: unknown) => Item | null): Item[] =>
  arrayOrEmpty(list)
    .map(parse)
    .filter((item) => item !== null);

function parseUserRow(value: unknown): UserRow | null {
  const user = parseUser(value);
  if (!user || !isRecord(value)) return null;
  return {
    ...user,
    verified: value.verified === true,
    since: dateOrNull(value.since),
    state: STATES.find((state) => state === value.state) ?? null,
    lastSignInAt: dateOrNull(value.lastSignInAt),
    sessions: numberOrNull(value.sessions),
    passkeys: numberOrNull(value.passkeys),
  };
}

/** Parses a page of user accounts. Throws if there is no list. */
export function parseUserPage(body: unknown, requestedPage: number): UserPage {
  const page = unwrap(body);
  const currentPage = integerAtLeast(1, page.currentPage ?? requestedPage);
  return {
    users: parseAll(findList(body, 'users'), parseUserRow),
    currentPage,
    totalPages: integerAtLeast(1, page.totalPages ?? currentPage),
    total: numberOrNull(page.total),
    canManage: page.canManage === true,
  };
}

/** Parses a response with one account. Throws if it has none. */
export const parseOneUser = (body: unknown): UserRow => parseUserRow(unwrap(body).user) ?? fail('user');

function parseOneInvitation(value: unknown): Invitation | null {
  if (!isRecord(value)) return null;
  const [id, email] = [stringOrNull(value._id), stringOrNull(value.email)];
  const role = ROLES.find((one) => one === value.role);
  const expiresAt = dateOrNull(value.expiresAt);
  if (id === null || email === null || !role || expiresAt === null) return null;
  const [firstName, lastName] = [stringOrNull(value.firstName) ?? '', stringOrNull(value.lastName) ?? ''];
  return { id, email, firstName, lastName, role, invitedBy: stringOrNull(value.invitedBy), expiresAt };
}

/** Parses the list of invitations. Throws if there is none. */
export const parseInvitations = (body: unknown): Invitation[] =>
  parseAll(findList(body, 'invitations'), parseOneInvitation);

/** Parses the response to a new invitation. Throws if it has no invitation. */
export const parseInvitation = (body: unknown): Invitation =>
  parseOneInvitation(unwrap(body).invitation) ?? fail('invitation');

function parseAuditEntry(value: unknown): AuditEntry | null {
  if (!isRecord(value)) return null;
  const at = dateOrNull(value.at);
  if (at === null) return null;
  return {
    at,
    by: stringOrNull(value.by) ?? '',
    action: stringOrNull(value.action) ?? 'changed',
    subject: stringOrNull(value.subject) ?? '',
    from: stringOrNull(value.from),
    to: stringOrNull(value.to),
  };
}

/** Parses a page of the audit log. Throws if there is no list. */
export function parseAuditPage(body: unknown): AuditPage {
  const page = unwrap(body);
  const currentPage = integerAtLeast(1, page.currentPage);
  return {
    entries: parseAll(findList(body, 'entries'), parseAuditEntry),
    currentPage,
    totalPages: integerAtLeast(1, page.totalPages ?? currentPage),
  };
}
