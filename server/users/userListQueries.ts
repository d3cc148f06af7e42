import { matchesAllTermsSql, splitSearchTerms } from '../catalogue/searchQueries';
import type { Queryable } from '../database';
import type { Role } from '../http/handler';

/** Whether a user can sign in. The contract's `UserState` has the same values. */
export type UserState = 'active' | 'unverified' | 'deactivated';

/** An account as staff see it. */
export interface ListedUserRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  verified: boolean;
  state: UserState;
  created_at: Date;
  last_sign_in_at: Date | null;
  /** Number of open sessions. */
  sessions: number;
  /** Number of passkeys. */
  passkeys: number;
}

/** SQL expression for the state of an account. */
const STATE = `CASE WHEN deactivated_at IS NOT NULL THEN 'deactivated' WHEN email_verified_at IS NULL THEN 'unverified'
  ELSE 'active' END`;

const COLUMNS = `id, first_name, last_name, email, role, email_verified_at IS NOT NULL AS verified, ${STATE} AS state,
  created_at, last_sign_in_at,
  (SELECT count(*)::int FROM sessions WHERE user_id = users.id AND expires_at > now()) AS sessions,
  (SELECT count(*)::int FROM passkeys WHERE user_id = users.id) AS passkeys`;

/** SQL expression for the name that users are sorted by. */
const NAME = `(first_name || ' ' || last_name) COLLATE "und-x-icu"`;

/** ORDER BY clause of each sort order. The id breaks ties, so that no user appears on two pages. */
const ORDERS = {
  createdAt: 'created_at, id',
  '-createdAt': 'created_at DESC, id DESC',
  name: `${NAME}, id`,
  '-name': `${NAME} DESC, id DESC`,
  email: 'lower(email), id',
  '-email': 'lower(email) DESC, id DESC',
  lastSignInAt: 'last_sign_in_at NULLS FIRST, id',
  '-lastSignInAt': 'last_sign_in_at DESC NULLS LAST, id DESC',
} as const;

/** Page, sort order and filters of the user list. A filter that is null matches all users, as does an empty search. */
export interface UserPageQuery {
  /** Starts at 1. */
  page: number;
  limit: number;
  sort: keyof typeof ORDERS;
  role: Role | null;
  state: UserState | null;
  search: string;
}

/** Returns one page of the matching accounts, and the number of all matches. */
export async function selectUserPage(
  db: Queryable,
  { page, limit, sort, role, state, search }: UserPageQuery,
): Promise<{ rows: ListedUserRow[]; total: number }> {
  const terms = splitSearchTerms(search);
  const where = [
    '($1::text IS NULL OR role = $1)',
    `($2::text IS NULL OR ${STATE} = $2)`,
    ...(terms.length === 0 ? [] : [matchesAllTermsSql('search_text', terms, 3)]),
  ].join(' AND ');
  const values = [role, state, ...terms];
  // Find the page first, so that the sessions are counted for its users only and not for those that the page skips.
  const { rows } = await db.query<ListedUserRow>(
    `WITH page AS (
       SELECT id FROM users WHERE ${where} ORDER BY ${ORDERS[sort]}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}
     )
     SELECT ${COLUMNS} FROM page JOIN users USING (id) ORDER BY ${ORDERS[sort]}`,
    [...values, limit, (page - 1) * limit],
  );
  const count = await db.query<{ total: number }>(`SELECT count(*)::int AS total FROM users WHERE ${where}`, values);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** Returns an account as staff see it, or null if it does not exist. */
export async function selectListedUser(db: Queryable, id: string): Promise<ListedUserRow | null> {
  const { rows } = await db.query<ListedUserRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]);
  return rows[0] ?? null;
}
