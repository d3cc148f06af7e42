import type { Queryable } from '../database';

/** What a person types to register; the password as its hash. */
export interface RegistrationRow {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/**
 * Adds an account whose address is not verified yet. Where there is one already and it is not verified either, the newer
 * registration takes its place; a verified one stays as it is.
 */
export async function upsertUnverifiedUser(db: Queryable, registration: RegistrationRow): Promise<void> {
  const { email, passwordHash, firstName, lastName, phone } = registration;
  await db.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (lower(email)) DO UPDATE SET
       password_hash = excluded.password_hash, first_name = excluded.first_name,
       last_name = excluded.last_name, phone = excluded.phone
     WHERE users.email_verified_at IS NULL`,
    [email, passwordHash, firstName, lastName, phone],
  );
}

/** How long a registration is kept: longer than its last link runs, which was mailed after three days at the latest. */
export const REGISTRATION_RETENTION = `interval '11 days'`;

/** Notes what a verification link will stand for: the account as it is now. Null where nothing is to be verified. */
export async function snapshotRegistration(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO registrations (user_id, password_hash, first_name, last_name, phone)
     SELECT id, password_hash, first_name, last_name, phone FROM users
     WHERE lower(email) = lower($1) AND email_verified_at IS NULL
     RETURNING id`,
    [email],
  );
  return rows[0]?.id ?? null;
}

/** The account of this address, if it is not verified yet; nobody registers it again until the transaction ends. */
export async function lockUnverified(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE lower(email) = lower($1) AND email_verified_at IS NULL FOR NO KEY UPDATE',
    [email],
  );
  return rows[0]?.id ?? null;
}

/**
 * Notes the only registration of an account once more, for a further link. Null where it is not certain to be the only
 * one: where others wait, or where earlier ones may have been swept.
 */
export async function reissueRegistration(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO registrations (user_id, password_hash, first_name, last_name, phone)
     SELECT id, password_hash, first_name, last_name, phone FROM users u
     WHERE id = $1 AND created_at > now() - ${REGISTRATION_RETENTION} AND NOT EXISTS (
       SELECT FROM registrations r WHERE r.user_id = u.id AND r.password_hash <> u.password_hash
     )
     RETURNING id`,
    [userId],
  );
  return rows[0]?.id ?? null;
}

/** Whose registration this is. */
export async function findRegistration(
  db: Queryable,
  id: string,
): Promise<{ userId: string; email: string; firstName: string } | null> {
  const { rows } = await db.query<{ userId: string; email: string; firstName: string }>(
    `SELECT u.id AS "userId", u.email, r.first_name AS "firstName"
     FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Verifies the account's address and stores the name and password of this registration. Returns the address. */
export async function confirmRegistration(db: Queryable, id: string): Promise<string> {
  const { rows } = await db.query<{ email: string }>(
    `UPDATE users u SET email_verified_at = now(), password_hash = r.password_hash,
       first_name = r.first_name, last_name = r.last_name, phone = r.phone
     FROM registrations r WHERE r.id = $1 AND u.id = r.user_id
     RETURNING u.email`,
    [id],
  );
  return (rows[0] as { email: string }).email;
}

/** Forgets a user's registrations, and with them the verification links and mails that are still on their way. */
export async function deleteRegistrations(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM registrations WHERE user_id = $1', [userId]);
}
