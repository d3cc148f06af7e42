/**
 * `sessionStorage` key under which the user id of the drafts' owner is stored.
 *
 * This file is separate from drafts.ts, because every page needs it for sign-out, but only pages with a form need
 * drafts.ts.
 */
const OWNER_KEY = 'drafts-of';

/** Type of the event that `window` gets when the drafts of this tab have been cleared. */
export const DRAFTS_CLEARED_EVENT = 'draftscleared';

/**
 * Selected files that are not submitted yet, by form name. Kept in memory, because `sessionStorage` only holds strings.
 */
export const draftFiles = new Map<string, File>();

/**
 * Calls `use` with `sessionStorage` and returns its result. Returns null if storage is denied or full, so that forms
 * work without drafts.
 */
export function trySessionStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Sets the owner of this tab's drafts. Call it with the user's id after sign-in, and with null on sign-out. Clears all
 * drafts on sign-out and when the owner changes. Drafts written while signed out are kept for the next user.
 */
export function setDraftOwner(userId: string | null): void {
  const previous = trySessionStorage((storage) => storage.getItem(OWNER_KEY));
  if (userId === null || (previous && previous !== userId)) {
    draftFiles.clear();
    trySessionStorage((storage) => {
      for (const key of Object.keys(storage)) if (/^(draft|origin):/.test(key)) storage.removeItem(key);
    });
    window.dispatchEvent(new Event(DRAFTS_CLEARED_EVENT));
  }
  trySessionStorage((storage) => (userId ? storage.setItem(OWNER_KEY, userId) : storage.removeItem(OWNER_KEY)));
}
