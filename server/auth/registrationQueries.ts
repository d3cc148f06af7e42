import type { Queryable } from '../database';

/** The data of a registration form, with the password as a hash. */
export interface RegistrationRow {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/**
 * Adds an account with an unverified email address. If the address already has an unverified account, the newer
 * registration overwrites it. A verified account is left unchanged.
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

/**
 * How long a registration is kept, as an SQL interval. It is the sum of three periods: up to 3 days until the mail is
 * sent, 1 day until the mailed link expires and 7 days until the expired link is deleted.
 */
export const REGISTRATION_RETENTION = `interval '11 days'`;

/**
 * Copies the account's current data into a new registration, which a verification link can confirm later. Returns the
 * registration's id, or null if the email address has no unverified account.
 */
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

/**
 * Returns the id of the unverified account with this email address, or null if there is none. Locks the account's row,
 * so that the address cannot be registered again until the transaction ends.
 */
export async function lockUnverified(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE lower(email) = lower($1) AND email_verified_at IS NULL FOR NO KEY UPDATE',
    [email],
  );
  return rows[0]?.id ?? null;
}

/**
 * Copies the account's data into a new registration for another verification link. Returns the registration's id, or
 * null if the account may have been registered with more than one password. This is the case if a stored registration
 * has another password, or if the account is so old that some registrations may have been deleted.
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

/** Returns the account and the first name of a registration, or null if the registration does not exist. */
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

/**
 * Marks the account's email address as verified and copies the registration's data to the account. Returns the address.
 */
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

/** Deletes a user's registrations. The foreign keys also delete their verification links and queued mails. */
export async function deleteRegistrations(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM registrations WHERE user_id = $1', [userId]);
}
