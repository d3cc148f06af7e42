import type { Queryable } from '../database';
import type { Role } from '../http/handler';

/**
 * Returns the ids of all admins who can sign in, and locks their rows until the end of the transaction. Changes of
 * accounts therefore run one after the other, each with the current admins.
 */
export async function lockActiveAdmins(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'admin' AND email_verified_at IS NOT NULL AND deactivated_at IS NULL
     ORDER BY id FOR NO KEY UPDATE`,
  );
  return rows.map(({ id }) => id);
}

/** The fields of an account that staff can change, its email address and whether that is verified. */
export interface ManagedUserRow {
  email: string;
  role: Role;
  active: boolean;
  verified: boolean;
}

/** Returns the fields that staff can change, or null if the account does not exist. Locks the row. */
export async function lockManagedUser(db: Queryable, id: string): Promise<ManagedUserRow | null> {
  const { rows } = await db.query<ManagedUserRow>(
    `SELECT email, role, deactivated_at IS NULL AS active, email_verified_at IS NOT NULL AS verified
     FROM users WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}

export async function setRole(db: Queryable, id: string, role: Role): Promise<void> {
  await db.query('UPDATE users SET role = $2 WHERE id = $1', [id, role]);
}

export async function setActive(db: Queryable, id: string, active: boolean): Promise<void> {
  await db.query('UPDATE users SET deactivated_at = CASE WHEN $2 THEN NULL ELSE now() END WHERE id = $1', [id, active]);
}
