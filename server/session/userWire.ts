import type { ListedUserRow, UserRow } from './userRows';

/** A row as the contract's `User`. Spec §3. */
export function userWire(row: UserRow) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
  };
}

/** A row as the contract's `UserRow`. */
export function userRowWire(row: ListedUserRow) {
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
