/** Drafts of unsubmitted forms, by form name. Values are in `sessionStorage`, selected files in memory. */
import { trySessionStorage, draftFiles } from './draftOwner';

const draftKey = (name: string) => `draft:${name}`;
const baseKey = (name: string) => `origin:${name}`;

function read(key: string): unknown {
  return trySessionStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
}

/** Saves a form's values. `from` is the data that the form was opened with, stored as the merge base if given. */
export function saveDraft(name: string, values: Record<string, unknown>, from?: unknown): void {
  trySessionStorage((storage) => {
    if (from !== undefined) storage.setItem(baseKey(name), JSON.stringify(from));
    storage.setItem(draftKey(name), JSON.stringify(values));
  });
}

/** Returns a form's saved values, or null. They are unvalidated: an older version of the site may have written them. */
export function loadDraft(name: string): unknown {
  return read(draftKey(name));
}

/** Returns the data that was saved as the draft's merge base. Null if there is no draft or it has no base. */
export function loadDraftBase(name: string): unknown {
  return loadDraft(name) === null ? null : read(baseKey(name));
}

/** Deletes a form's saved values and merge base, but not its selected file. */
export function clearDraft(name: string): void {
  trySessionStorage((storage) => {
    storage.removeItem(draftKey(name));
    storage.removeItem(baseKey(name));
  });
}

export function setDraftFile(name: string, file: File | null): void {
  if (file) draftFiles.set(name, file);
  else draftFiles.delete(name);
}

export function getDraftFile(name: string): File | null {
  return draftFiles.get(name) ?? null;
}
