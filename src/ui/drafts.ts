/** What was typed and picked and not sent yet, by the name of its form: words in the window's storage, files in memory. */
import { carefully, files } from './draftsOf';

const keyOf = (name: string) => `draft:${name}`;
const originOf = (name: string) => `origin:${name}`;

function read(key: string): unknown {
  return carefully((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
}

/** `from`: what the form began with, where that may change meanwhile. */
export function keepDraft(name: string, values: Record<string, unknown>, from?: unknown): void {
  carefully((storage) => {
    if (from !== undefined) storage.setItem(originOf(name), JSON.stringify(from));
    storage.setItem(keyOf(name), JSON.stringify(values));
  });
}

/** May be of an older version of the site: whoever reads it takes what it knows. */
export function keptDraft(name: string): unknown {
  return read(keyOf(name));
}

/** What the kept draft was begun with; null where there is no draft, or nothing was kept beside it. */
export function draftOrigin(name: string): unknown {
  return keptDraft(name) === null ? null : read(originOf(name));
}

/** Called when the form was sent, or is as it began. Its file is the form's own business. */
export function forgetDraft(name: string): void {
  carefully((storage) => {
    storage.removeItem(keyOf(name));
    storage.removeItem(originOf(name));
  });
}

export function keepFile(name: string, file: File | null): void {
  if (file) files.set(name, file);
  else files.delete(name);
}

export function keptFile(name: string): File | null {
  return files.get(name) ?? null;
}
