import type { User } from './user';

/** One stored session: a token together with the user it belongs to. Spec §4. */
export interface StoredSession {
  token: string;
  user: User;
}

/** The two stored copies; null where a copy is not there in full (settled question 2). */
export interface StoredSessions {
  regular: StoredSession | null;
  admin: StoredSession | null;
}
