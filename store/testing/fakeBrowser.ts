import type { BrowserWindow } from '../persistence';

/** An in-memory `window` with cookies and localStorage, and an ordered log of all writes to them. */
export interface FakeBrowser extends BrowserWindow {
  stored: Map<string, string>;
  cookies: Map<string, string>;
  /** All writes in order, such as 'set user', 'remove auth_token', 'cookie auth_token=…; Max-Age=…'. */
  log: string[];
  /** Simulates another tab: applies `change`, then sends the `storage` event for `key` to this tab. */
  otherTab(change: () => void, key: string | null): void;
}

/**
 * Creates a fake browser. `stored` is the initial localStorage, `cookie` the initial token cookie. With `full`, writing
 * to localStorage throws. With `denied`, accessing localStorage and setting cookies throw.
 */
export function fakeBrowser(
  given: { stored?: Record<string, string>; cookie?: string; full?: boolean; denied?: boolean } = {},
): FakeBrowser {
  const stored = new Map(Object.entries(given.stored ?? {}));
  const cookies = new Map(given.cookie ? [['auth_token', given.cookie]] : []);
  const log: string[] = [];
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, text: string) {
      if (given.full) throw new DOMException('full', 'QuotaExceededError');
      log.push(`set ${name}`);
      stored.set(name, text);
    },
    removeItem(name: string) {
      log.push(`remove ${name}`);
      stored.delete(name);
    },
  };
  return {
    stored,
    cookies,
    log,
    document: {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        if (given.denied) throw new DOMException('denied', 'SecurityError');
        log.push(`cookie ${text}`);
        const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
        if (text.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      },
    },
    get localStorage() {
      if (given.denied) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
    addEventListener: (_type, listener) => void listeners.push(listener),
    otherTab(change, key) {
      change();
      listeners.forEach((listener) => listener({ key }));
    },
  };
}
