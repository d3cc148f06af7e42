import type { ListedUserRow, UserRow } from './userQueries';

/** Converts a row of `users` to the contract's `User`. */
export function toApiUser(row: UserRow) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
  };
}

/** Converts a row of the user list to the contract's `UserRow`. */
export function toApiUserRow(row: ListedUserRow) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    verified: row.verified,
    since: row.created_at.toISOString(),
  };
}
