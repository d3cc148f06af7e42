/** What was typed and picked and not sent yet, by the name of its form: words in the window's storage, files in memory. */
import { trySessionStorage, draftFiles } from './draftOwner';

const keyOf = (name: string) => `draft:${name}`;
const originOf = (name: string) => `origin:${name}`;

function read(key: string): unknown {
  return trySessionStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
}

/** `from`: what the form began with, where that may change meanwhile. */
export function saveDraft(name: string, values: Record<string, unknown>, from?: unknown): void {
  trySessionStorage((storage) => {
    if (from !== undefined) storage.setItem(originOf(name), JSON.stringify(from));
    storage.setItem(keyOf(name), JSON.stringify(values));
  });
}

/** May be of an older version of the site: whoever reads it takes what it knows. */
export function loadDraft(name: string): unknown {
  return read(keyOf(name));
}

/** What the kept draft was begun with; null where there is no draft, or nothing was kept beside it. */
export function loadDraftBase(name: string): unknown {
  return loadDraft(name) === null ? null : read(originOf(name));
}

/** Called when the form was sent, or is as it began. Its file is the form's own business. */
export function clearDraft(name: string): void {
  trySessionStorage((storage) => {
    storage.removeItem(keyOf(name));
    storage.removeItem(originOf(name));
  });
}

export function setDraftFile(name: string, file: File | null): void {
  if (file) draftFiles.set(name, file);
  else draftFiles.delete(name);
}

export function getDraftFile(name: string): File | null {
  return draftFiles.get(name) ?? null;
}
