import type { ProductViewModel } from '../../../domain/productViewModel';
import { isOffered, shortcuts, type Action } from '../shortcuts';

/** A view with a list that the palette searches. */
export type SearchableView = 'products' | 'users' | 'requests';

/**
 * Action of a palette entry: one that a shortcut may have too, opening a search result, searching the list of a view, or
 * signing out.
 */
export type PaletteAction =
  | Action
  | { type: 'product' | 'user' | 'request'; id: string }
  | { type: 'searchView'; view: SearchableView; search: string }
  | { type: 'signOut' };

/** One line of the palette. */
export interface Entry {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Further text in smaller type, such as an email address. */
  detail?: string;
  /** The product whose image the entry shows. */
  product?: ProductViewModel;
  /** The shortcut that does the same. */
  keys?: string;
  action: PaletteAction;
}

/** Entries under a common heading. */
export interface Group {
  heading: string;
  entries: Entry[];
  /** If the entries are only the first matches in the backend: the number of all, and the entry that shows them. */
  all?: { total: number; entry: Entry } | undefined;
}

/** Returns all entries of a group, in the order in which they are shown. */
export const entriesIn = ({ entries, all }: Group): Entry[] => (all ? [...entries, all.entry] : entries);

/** The entries for those shortcuts that the condition accepts. */
const entriesOf = (isIncluded: (action: Action) => boolean): Entry[] =>
  shortcuts
    .filter(({ action }) => isIncluded(action))
    .map(({ keys: [keys], label, action }) => ({ id: label, label, keys, action }));

const viewEntries = entriesOf(({ type }) => type === 'view');
const actionEntries: Entry[] = [
  ...entriesOf((action) => action.type === 'press' && action.view !== undefined),
  ...entriesOf((action) => action.type === 'openTool' && action.tool === 'shortcuts'),
  { id: 'My passkeys', label: 'My passkeys', action: { type: 'view', view: 'account' } },
  { id: 'Sign out', label: 'Sign out', action: { type: 'signOut' } },
];

/** Returns whether a text contains every word of a search, whatever the case. */
export function containsWords(text: string, search: string): boolean {
  const folded = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Returns the views and the actions that the shop has and whose label contains every word of the search. */
export function findCommands(search: string): Group[] {
  const matching = (entries: Entry[]) =>
    entries.filter(({ label, action }) => isOffered(action) && containsWords(label, search));
  return [
    { heading: 'Views', entries: matching(viewEntries) },
    { heading: 'Actions', entries: matching(actionEntries) },
  ];
}
