/**
 * Storage engine that redux-persist uses for the session. Only this file contains the name of the cookie and of the
 * four localStorage keys (docs/specification.md §4: 'Storage names: auth_token, user, adminToken, adminUser').
 *
 * All tabs share these keys, and one tab can read while another one writes. Therefore:
 * - The token marks a session as complete: it is written after its user and removed before it.
 * - A tab writes only the values that it has changed itself.
 * - Only getItem, called once at start, repairs invalid data. A readable user without a token is not invalid, because
 *   another tab may be in the middle of a sign-in.
 *
 * Nothing here throws if storage is full, denied or missing. The session then lasts until the page is closed.
 */
import type { StoredSessions, StoredSession } from './storedSessions';
import type { User } from './user';
import { parseUser } from './user';

/** Max-Age of the token cookie in seconds (docs/specification.md §4: 'a cookie (7 days, secure, strict same-site)'). */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const COOKIE_ATTRIBUTES = 'Path=/; Secure; SameSite=Strict';

const storageKeys = {
  regular: { token: 'auth_token', user: 'user' },
  admin: { token: 'adminToken', user: 'adminUser' },
} as const;

type SessionKind = keyof typeof storageKeys;
const kinds = ['regular', 'admin'] as const;
const tokenKeys: string[] = kinds.map((kind) => storageKeys[kind].token);

/** The parts of `window` that the storage engine uses. */
export interface BrowserWindow {
  document: { cookie: string };
  /** Accessing this property throws if the browser denies storage to the page. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/** A redux-persist storage engine for the session, with methods to read its token and to observe other tabs. */
export interface SessionPersistence {
  /** Removes invalid stored data, then returns both sessions. Ignores `key`, which redux-persist passes. */
  getItem(key: string): Promise<StoredSessions>;
  /** Writes the values that changed since this tab last read or wrote them. Synchronous, despite the promise. */
  setItem(key: string, sessions: StoredSessions): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** Returns the stored bearer token, or null (docs/specification.md §6: 'cookie first, then local storage'). */
  token(): string | null;
  /** Calls `listener` with both stored sessions whenever another tab signs in or out. */
  onExternalChange(listener: (sessions: StoredSessions) => void): void;
}

/** Whether any session token is stored. Cheap, but does not validate: the stored session may still be unusable. */
export function hasStoredToken(browser: BrowserWindow): boolean {
  try {
    if (new RegExp(`(?:^|; )${storageKeys.regular.token}=.`).test(browser.document.cookie)) return true;
    return tokenKeys.some((name) => browser.localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}

export function createSessionPersistence(browser: BrowserWindow): SessionPersistence {
  /** The sessions as this tab last read or wrote them. */
  let lastSeen: StoredSessions = { regular: null, admin: null };

  function read(name: string): string | null {
    try {
      return browser.localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  function write(name: string, text: string): boolean {
    try {
      browser.localStorage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  }

  function remove(name: string): void {
    try {
      browser.localStorage.removeItem(name);
    } catch {
      // Access to storage is denied, so there is nothing to remove.
    }
  }

  function readCookie(): string | null {
    try {
      const cookie = browser.document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${storageKeys.regular.token}=`));
      return cookie ? decodeURIComponent(cookie.slice(storageKeys.regular.token.length + 1)) || null : null;
    } catch {
      return null;
    }
  }

  function writeCookie(value: string, seconds: number): void {
    try {
      const pair = `${storageKeys.regular.token}=${encodeURIComponent(value)}`;
      browser.document.cookie = `${pair}; Max-Age=${seconds}; ${COOKIE_ATTRIBUTES}`;
    } catch {
      // Cookies are unavailable, for example in a sandboxed frame: the token is then in localStorage only.
    }
  }

  const readToken = (kind: SessionKind): string | null =>
    (kind === 'regular' ? readCookie() : null) || read(storageKeys[kind].token) || null;

  function parseStoredUser(text: string | null): User | null {
    try {
      return text === null ? null : parseUser(JSON.parse(text));
    } catch {
      return null;
    }
  }

  function readSession(kind: SessionKind): StoredSession | null {
    const token = readToken(kind);
    const user = parseStoredUser(read(storageKeys[kind].user));
    return token !== null && user !== null ? { token, user } : null;
  }

  const readSessions = (): StoredSessions => ({ regular: readSession('regular'), admin: readSession('admin') });

  function removeSession(kind: SessionKind): void {
    // Remove the cookie first: other tabs re-read it when the localStorage token changes, and must not find it.
    if (kind === 'regular') writeCookie('', 0);
    remove(storageKeys[kind].token);
    remove(storageKeys[kind].user);
  }

  function writeSession(kind: SessionKind, session: StoredSession, previous: StoredSession | null): void {
    const user = JSON.stringify(session.user);
    if (user !== JSON.stringify(previous?.user) && !write(storageKeys[kind].user, user)) {
      // Storage is full. Remove the session: a new token must not be stored together with a previous user.
      removeSession(kind);
      return;
    }
    if (session.token === previous?.token) return;
    if (kind === 'regular') writeCookie(session.token, COOKIE_SECONDS);
    write(storageKeys[kind].token, session.token);
  }

  /**
   * Removes invalid stored data:
   * - both sessions if the stored user cannot be parsed (docs/specification.md §4: 'unreadable stored user
   *   clears session data'). Only the regular user is checked, or the admin user if no regular user is stored.
   * - each session that has a token but no valid user.
   */
  function repair(): void {
    const users = kinds.map((kind) => read(storageKeys[kind].user));
    const firstUser = users.find((text) => text !== null) ?? null;
    const unreadable = firstUser !== null && parseStoredUser(firstUser) === null;
    kinds.forEach((kind, index) => {
      const tokenWithoutUser = readToken(kind) !== null && parseStoredUser(users[index] ?? null) === null;
      if (unreadable || tokenWithoutUser) removeSession(kind);
    });
  }

  return {
    getItem() {
      repair();
      lastSeen = readSessions();
      return Promise.resolve(lastSeen);
    },
    setItem(_key, sessions) {
      for (const kind of kinds) {
        const session = sessions[kind];
        if (session) writeSession(kind, session, lastSeen[kind]);
        else if (lastSeen[kind]) removeSession(kind);
      }
      lastSeen = { regular: sessions.regular, admin: sessions.admin };
      return Promise.resolve();
    },
    removeItem() {
      kinds.forEach(removeSession);
      return Promise.resolve();
    },
    token: () => readToken('regular'),
    onExternalChange(listener) {
      browser.addEventListener('storage', ({ key }) => {
        if (key !== null && !tokenKeys.includes(key)) return;
        lastSeen = readSessions();
        listener(lastSeen);
      });
    },
  };
}
