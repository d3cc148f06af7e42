import type { AdminState } from '../../../../store/admin';
import type { ProductViewModel } from '../../../domain/productViewModel';
import { isOffered, shortcuts, type Action } from '../shortcuts';
import type { Control } from '../shortcutTarget';

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
  /** Synonyms by which a search finds the entry, as well as by its label. */
  keywords?: string;
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

const viewKeywords: Record<AdminState['view'], string> = {
  dashboard: 'home start overview figures statistics',
  users: 'users people persons accounts customers staff team admins roles permissions invitations',
  products: 'products catalogue catalog articles items stock prices shop',
  requests: 'requests enquiries inquiries leads contacts messages consultations calls',
  bookings: 'bookings visits appointments calendar',
  account: 'profile password settings preferences security phone email',
};

const controlKeywords: Partial<Record<Control, string>> = {
  add: 'new create products',
  invite: 'add new create person people account invitation',
  columns: 'fields table view products',
  refresh: 'reload update',
  audit: 'history activity changes who',
  import: 'upload csv excel spreadsheet file',
  exportProducts: 'download csv excel spreadsheet file',
  export: 'download csv excel spreadsheet file enquiries inquiries leads',
};

/** Returns the synonyms for the label of an action. */
function keywordsOf(action: Action): string {
  if (action.type === 'view') return viewKeywords[action.view];
  if (action.type === 'press') return controlKeywords[action.control] ?? '';
  return 'help hotkeys keys';
}

/** The entries for those shortcuts that the condition accepts. */
const entriesOf = (isIncluded: (action: Action) => boolean): Entry[] =>
  shortcuts
    .filter(({ action }) => isIncluded(action))
    .map(({ keys: [keys], label, action }) => ({ id: label, label, keys, keywords: keywordsOf(action), action }));

const viewEntries = entriesOf(({ type }) => type === 'view');
const actionEntries: Entry[] = [
  ...entriesOf((action) => action.type === 'press' && action.view !== undefined),
  ...entriesOf((action) => action.type === 'openTool' && action.tool === 'shortcuts'),
  {
    id: 'My passkeys',
    label: 'My passkeys',
    keywords: 'security key two-factor 2fa fingerprint',
    action: { type: 'view', view: 'account' },
  },
  {
    id: 'Sign out',
    label: 'Sign out',
    keywords: 'logout log out logoff off signout exit leave',
    action: { type: 'signOut' },
  },
];

/** Returns whether a text contains every word of a search, whatever the case. */
export function containsWords(text: string, search: string): boolean {
  const folded = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/**
 * Returns the views and the actions that the window and the shop have, and whose label and keywords contain every word of
 * the search.
 * Those whose label alone contains it are first.
 * @param hasCards whether lists are cards, which have no columns to choose
 */
export function findCommands(search: string, hasCards: boolean): Group[] {
  const matching = (entries: Entry[]) => {
    const offered = entries.filter(
      ({ action }) => isOffered(action) && !(hasCards && action.type === 'press' && action.control === 'columns'),
    );
    const byLabel = offered.filter(({ label }) => containsWords(label, search));
    const bySynonym = offered.filter(({ label, keywords }) => containsWords(`${label} ${keywords}`, search));
    return [...new Set([...byLabel, ...bySynonym])];
  };
  return [
    { heading: 'Views', entries: matching(viewEntries) },
    { heading: 'Actions', entries: matching(actionEntries) },
  ];
}
