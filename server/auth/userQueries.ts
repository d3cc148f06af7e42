import type { Queryable } from '../database';
import type { Role } from '../http/handler';

/** A row of the table `users`. */
export interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  role: Role;
  email_verified_at: Date | null;
  /** When staff deactivated the account; null if it is active. */
  deactivated_at: Date | null;
}

/** Returns the account with this email address, ignoring upper and lower case, or null. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('SELECT * FROM users WHERE lower(email) = lower($1)', [email]);
  return rows[0] ?? null;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('SELECT * FROM users WHERE id = $1', [id]);
  return rows[0] ?? null;
}

/** Returns an account, or null. Locks its row until the end of the transaction. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('SELECT * FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return rows[0] ?? null;
}

/** Adds an admin with a verified email address. Does nothing if the address already has an account. */
export async function insertAdmin(db: Queryable, email: string, passwordHash: string): Promise<void> {
  await db.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at)
     VALUES ($1, $2, 'Admin', 'Spa Summit', 'admin', now())
     ON CONFLICT (lower(email)) DO NOTHING`,
    [email, passwordHash],
  );
}

/** Returns whether any admin can sign in. */
export async function hasActiveAdmin(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM users WHERE role = 'admin' AND email_verified_at IS NOT NULL AND deactivated_at IS NULL LIMIT 1`,
  );
  return rowCount === 1;
}

/** Deletes an account. The foreign keys also delete its sessions, links and registrations. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM users WHERE id = $1', [id]);
}

/** The fields that a user may change in their account. A field that is left out keeps its value. */
export interface ProfileRow {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
}

/** Changes an account. Returns its new row, or null if the account does not exist. */
export async function updateUser(
  db: Queryable,
  id: string,
  { firstName, lastName, phone }: ProfileRow,
): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    `UPDATE users SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       phone = coalesce($4, phone)
     WHERE id = $1 RETURNING *`,
    [id, firstName, lastName, phone],
  );
  return rows[0] ?? null;
}

/** Replaces the password hash `from` with `to`. Returns false if the account no longer has the hash `from`. */
export async function replacePassword(db: Queryable, id: string, from: string, to: string): Promise<boolean> {
  const { rowCount } = await db.query('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    id,
    from,
    to,
  ]);
  return rowCount === 1;
}

/**
 * Sets a user's password after they have followed a mailed link, and marks their email address as verified. Returns the
 * address.
 */
export async function setPasswordAndVerify(db: Queryable, id: string, passwordHash: string): Promise<string> {
  const { rows } = await db.query<{ email: string }>(
    `UPDATE users SET password_hash = $2, email_verified_at = coalesce(email_verified_at, now())
     WHERE id = $1 RETURNING email`,
    [id, passwordHash],
  );
  return (rows[0] as { email: string }).email;
}
