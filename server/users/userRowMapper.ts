import type { ListedUserRow } from './userListQueries';

/** Converts an account to the contract's `UserRow`. */
export function toApiUserRow(row: ListedUserRow) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    verified: row.verified,
    since: row.created_at.toISOString(),
    state: row.state,
    ...(row.last_sign_in_at && { lastSignInAt: row.last_sign_in_at.toISOString() }),
    sessions: row.sessions,
    passkeys: row.passkeys,
  };
}
