import type { User } from './user';

/** A stored session: a bearer token and the user it belongs to (docs/specification.md §4). */
export interface StoredSession {
  token: string;
  user: User;
}

/** The regular and the admin session in storage. Each is null if its token or user is missing (docs/decisions/0002). */
export interface StoredSessions {
  regular: StoredSession | null;
  admin: StoredSession | null;
}
