import { useSyncExternalStore } from 'react';

/**
 * The products that the visitor has marked as favourites: 'per-card favourite heart (local only)'
 * (docs/specification.md §2). Their ids are kept in localStorage and never sent. If storage is denied, they last until
 * the page is closed.
 */
const STORAGE_KEY = 'favourites';
const NONE: readonly string[] = [];

/** The stored text, kept here in case that storage is denied, and the list that was parsed from it. */
let text = '[]';
let favourites = NONE;
const listeners = new Set<() => void>();

/** Returns the same array as long as the stored text is the same, as `useSyncExternalStore` requires. */
function getFavourites(): readonly string[] {
  const stored = readStored();
  if (stored !== text) {
    text = stored;
    favourites = parse(stored);
  }
  return favourites;
}

function readStored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '[]';
  } catch {
    return text;
  }
}

function parse(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function setFavourites(ids: readonly string[]): void {
  favourites = ids;
  text = JSON.stringify(ids);
  try {
    if (ids.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is full or denied.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the ids of all favourites, the latest last. Empty on the server and during hydration. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(subscribe, getFavourites, () => NONE);

/** Returns whether the product is a favourite, and a function that changes that. */
export function useFavourite(id: string): [isFavourite: boolean, toggle: () => void] {
  const isFavourite = useSyncExternalStore(
    subscribe,
    () => getFavourites().includes(id),
    () => false,
  );
  const toggle = () => {
    const others = getFavourites().filter((other) => other !== id);
    setFavourites(isFavourite ? others : [...others, id]);
  };
  return [isFavourite, toggle];
}
