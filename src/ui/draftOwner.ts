/**
 * Whose drafts this window holds. In a file of its own, for every page can sign somebody out and carries this; the rest
 * of `drafts.ts` comes with the first form.
 */
const PERSON = 'drafts-of';

/** What was picked and not sent yet, by the name of its form: no storage of the browser's takes files. */
export const draftFiles = new Map<string, File>();

/** Storage that is denied or full keeps nothing; the forms work. */
export function trySessionStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Drafts belong to one person. To be called with whoever is signed in now, whom only their own wait for, and with null
 * when somebody signs out here, which leaves none.
 */
export function setDraftOwner(person: string | null): void {
  const before = trySessionStorage((storage) => storage.getItem(PERSON));
  if (person === null || (before && before !== person)) {
    draftFiles.clear();
    trySessionStorage((storage) => {
      for (const key of Object.keys(storage)) if (/^(draft|origin):/.test(key)) storage.removeItem(key);
    });
  }
  trySessionStorage((storage) => (person ? storage.setItem(PERSON, person) : storage.removeItem(PERSON)));
}
