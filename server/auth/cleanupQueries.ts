import type { Queryable } from '../database';
import { REGISTRATION_RETENTION } from './registrationQueries';

/**
 * Deletes what is over. Links stay a week longer, so that an old one is told to have expired; a registration leaves
 * with its last link.
 */
export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query('DELETE FROM sessions WHERE expires_at <= now()');
  await db.query(`DELETE FROM links WHERE expires_at <= now() - interval '7 days'`);
  await db.query(`DELETE FROM registrations WHERE created_at <= now() - ${REGISTRATION_RETENTION}`);
  await db.query('DELETE FROM attempts WHERE ends_at <= now()');
}
