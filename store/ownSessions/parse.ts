import { dateOrNull, findList, stringOrNull } from '../api/parseValue';
import { isRecord } from '../persistence/user';

/** A session of the signed-in user. */
export interface OwnSession {
  id: string;
  /** The `User-Agent` header of the browser, which may be shortened; null if it is not known. */
  userAgent: string | null;
  /** Date and time of the last request, ISO 8601; null if the provider does not send it. */
  lastUsedAt: string | null;
  isCurrent: boolean;
}

function parseSession(value: unknown): OwnSession[] {
  if (!isRecord(value)) return [];
  const id = stringOrNull(value._id);
  if (id === null) return [];
  const [userAgent, lastUsedAt] = [stringOrNull(value.userAgent), dateOrNull(value.lastUsedAt)];
  return [{ id, userAgent, lastUsedAt, isCurrent: value.isCurrent === true }];
}

/** Parses the list of sessions. Invalid entries are left out. */
export const parseSessionList = (body: unknown): OwnSession[] => findList(body, 'sessions').flatMap(parseSession);
