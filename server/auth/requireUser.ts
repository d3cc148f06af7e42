import { HttpError } from '../http/httpErrors';
import type { UserRow } from './userQueries';

/** Returns the user of a session. Throws HttpError 401 if the account was deleted after the session was found. */
export function requireUser(user: UserRow | null): UserRow {
  if (!user) throw new HttpError(401, 'Your session has expired. Please sign in again.');
  return user;
}
