import type { Queryable } from '../database';
import type { Role } from '../operation';

/** A row of `users`. */
export interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  role: Role;
  email_verified_at: Date | null;
}

/** The account of an address, however its letters are written. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('SELECT * FROM users WHERE lower(email) = lower($1)', [email]);
  return rows[0] ?? null;
}

/** The account with this id. */
export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('SELECT * FROM users WHERE id = $1', [id]);
  return rows[0] ?? null;
}

/** Adds an admin whose address counts as verified. Does nothing when the address has an account. */
export async function insertAdmin(db: Queryable, email: string, passwordHash: string): Promise<void> {
  await db.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at)
     VALUES ($1, $2, 'Spa Summit', 'Admin', 'admin', now())
     ON CONFLICT (lower(email)) DO NOTHING`,
    [email, passwordHash],
  );
}
