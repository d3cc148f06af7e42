export type { StoredSessions, StoredSession } from './storedSessions';
export type { User } from './user';
export type { BrowserWindow, SessionPersistence } from './sessionPersistence';
export { createSessionPersistence, hasStoredToken } from './sessionPersistence';
