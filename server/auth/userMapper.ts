import type { UserRow } from './userQueries';

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
