import type { Queryable } from '../database';
import { REGISTRATION_RETENTION } from './registrationQueries';

/**
 * Deletes expired sessions, links, registrations, invitations, passkey tickets and rate-limit counters. A link or an
 * invitation is deleted a week after it expires, so that a user who follows an old link is told that it has expired. A
 * registration is kept until its last link is deleted.
 */
export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query('DELETE FROM sessions WHERE expires_at <= now()');
  await db.query(`DELETE FROM links WHERE expires_at <= now() - interval '7 days'`);
  await db.query(`DELETE FROM registrations WHERE created_at <= now() - ${REGISTRATION_RETENTION}`);
  await db.query(`DELETE FROM invitations WHERE expires_at <= now() - interval '7 days'`);
  await db.query('DELETE FROM passkey_tickets WHERE expires_at <= now()');
  await db.query('DELETE FROM attempts WHERE ends_at <= now()');
}
