/**
 * The redux-persist engine behind the session: the one file that spells the cookie and the four stored names.
 * Spec §4: 'Storage names: auth_token, user, adminToken, adminUser.'
 *
 * Several tabs share these names, and a tab can read while another one writes. Therefore:
 * - the token is the commit mark: written after its user, removed before it;
 * - only what this tab changed is written;
 * - only the read at start repairs what is broken, and a user without a token is not broken: it may be a
 *   sign-in under way in another tab.
 * Storage that is full, denied or missing never throws: the session then lasts as long as the page.
 */
import type { StoredSessions, StoredSession } from './storedSessions';
import type { User } from './user';
import { parseUser } from './user';

/** Spec §4: 'a cookie (7 days, secure, strict same-site)'. In seconds. */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const COOKIE_RULES = 'Path=/; Secure; SameSite=Strict';

const names = {
  regular: { token: 'auth_token', user: 'user' },
  admin: { token: 'adminToken', user: 'adminUser' },
} as const;

type Owner = keyof typeof names;
const owners = ['regular', 'admin'] as const;
const tokenNames: string[] = owners.map((owner) => names[owner].token);

/** What the engine needs of a browser window. */
export interface BrowserWindow {
  document: { cookie: string };
  /** Reading the property itself may throw where storage is denied. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/** An engine for `persistReducer`, with what else the store asks of the stored session. */
export interface SessionPersistence {
  /** Both copies as they are at start, after repair. The key is redux-persist's and means nothing here. */
  getItem(key: string): Promise<StoredSessions>;
  /** Writes what differs from what this tab last read or wrote. Done when the call returns. */
  setItem(key: string, copies: StoredSessions): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** The token for the next call. Spec §6: 'cookie first, then local storage'. */
  token(): string | null;
  /** Calls `listener` with both copies whenever another tab has signed in or out. */
  onExternalChange(listener: (copies: StoredSessions) => void): void;
}

/** Whether a token is stored. Cheap, and before anything is repaired: the session itself may turn out to be none. */
export function hasStoredToken(browser: BrowserWindow): boolean {
  try {
    if (new RegExp(`(?:^|; )${names.regular.token}=.`).test(browser.document.cookie)) return true;
    return tokenNames.some((name) => browser.localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}

export function createSessionPersistence(browser: BrowserWindow): SessionPersistence {
  let known: StoredSessions = { regular: null, admin: null };

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
      // Denied: there is nothing stored that could be removed.
    }
  }

  function readCookie(): string | null {
    try {
      const found = browser.document.cookie.split('; ').find((one) => one.startsWith(`${names.regular.token}=`));
      return found ? decodeURIComponent(found.slice(names.regular.token.length + 1)) || null : null;
    } catch {
      return null;
    }
  }

  function writeCookie(value: string, seconds: number): void {
    try {
      const pair = `${names.regular.token}=${encodeURIComponent(value)}`;
      browser.document.cookie = `${pair}; Max-Age=${seconds}; ${COOKIE_RULES}`;
    } catch {
      // A sandboxed frame has no cookies; local storage is then what remains.
    }
  }

  const readToken = (owner: Owner): string | null =>
    (owner === 'regular' ? readCookie() : null) || read(names[owner].token) || null;

  function parseStoredUser(text: string | null): User | null {
    try {
      return text === null ? null : parseUser(JSON.parse(text));
    } catch {
      return null;
    }
  }

  function readCopy(owner: Owner): StoredSession | null {
    const token = readToken(owner);
    const user = parseStoredUser(read(names[owner].user));
    return token !== null && user !== null ? { token, user } : null;
  }

  const readCopies = (): StoredSessions => ({ regular: readCopy('regular'), admin: readCopy('admin') });

  function removeCopy(owner: Owner): void {
    // The cookie first: other tabs look when local storage's token changes, and must not find it any more.
    if (owner === 'regular') writeCookie('', 0);
    remove(names[owner].token);
    remove(names[owner].user);
  }

  function writeCopy(owner: Owner, copy: StoredSession, before: StoredSession | null): void {
    const user = JSON.stringify(copy.user);
    if (user !== JSON.stringify(before?.user) && !write(names[owner].user, user)) {
      // Full: a token without its user would stand beside somebody else's, or be wiped at the next start.
      removeCopy(owner);
      return;
    }
    if (copy.token === before?.token) return;
    if (owner === 'regular') writeCookie(copy.token, COOKIE_SECONDS);
    write(names[owner].token, copy.token);
  }

  /** Spec §4: 'unreadable stored user clears session data'. A token that has no user at all goes as well. */
  function repair(): void {
    const stored = owners.map((owner) => read(names[owner].user));
    const decisive = stored.find((text) => text !== null) ?? null;
    const allUnreadable = decisive !== null && parseStoredUser(decisive) === null;
    owners.forEach((owner, index) => {
      const orphan = readToken(owner) !== null && parseStoredUser(stored[index] ?? null) === null;
      if (allUnreadable || orphan) removeCopy(owner);
    });
  }

  return {
    getItem() {
      repair();
      known = readCopies();
      return Promise.resolve(known);
    },
    setItem(_key, copies) {
      for (const owner of owners) {
        const copy = copies[owner];
        if (copy) writeCopy(owner, copy, known[owner]);
        else if (known[owner]) removeCopy(owner);
      }
      known = { regular: copies.regular, admin: copies.admin };
      return Promise.resolve();
    },
    removeItem() {
      owners.forEach(removeCopy);
      return Promise.resolve();
    },
    token: () => readToken('regular'),
    onExternalChange(listener) {
      browser.addEventListener('storage', ({ key }) => {
        if (key !== null && !tokenNames.includes(key)) return;
        known = readCopies();
        listener(known);
      });
    },
  };
}
