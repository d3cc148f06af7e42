import { isOffered, shortcuts, type Action } from '../shortcuts';

/** What an entry of the palette does: an action of the table of shortcuts, or one that only the palette has. */
export type PaletteAction = Action | { type: 'product' | 'user' | 'request'; id: string } | { type: 'signOut' };

/** One line of the palette. */
export interface Entry {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Further text in smaller type, such as an email address. */
  detail?: string;
  /** The shortcut that does the same. */
  keys?: string;
  action: PaletteAction;
}

/** Entries under a common heading. */
export interface Group {
  heading: string;
  entries: Entry[];
}

const isInPalette = (action: Action): boolean =>
  isOffered(action) &&
  (action.type === 'view' ||
    (action.type === 'press' && action.view !== undefined) ||
    (action.type === 'openTool' && action.tool !== 'palette'));

const commands: Entry[] = [
  ...shortcuts
    .filter(({ action }) => action.type === 'view' || action.type === 'press' || action.type === 'openTool')
    .map(({ keys: [keys], label, action }) => ({ id: label, label, keys, action })),
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

/** Returns the views and the actions whose label contains every word of the search. */
export function findCommands(search: string): Group[] {
  const found = commands.filter(
    ({ label, action }) => (action.type === 'signOut' || isInPalette(action as Action)) && containsWords(label, search),
  );
  return [
    { heading: 'Views', entries: found.filter(({ action }) => action.type === 'view') },
    { heading: 'Actions', entries: found.filter(({ action }) => action.type !== 'view') },
  ];
}
