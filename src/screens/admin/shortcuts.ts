import { adminViews, type AdminState } from '../../../store/admin';
import type { Control } from './shortcutTarget';
import { hasView, viewLabels } from './viewLabels';

type View = AdminState['view'];

/** A dialog that is available in all views. */
export type Tool = 'palette' | 'shortcuts';

/** Action of a shortcut or of a command palette entry. */
export type Action =
  | { type: 'openTool'; tool: Tool }
  | { type: 'view'; view: View }
  /** Presses or focuses a control of the page. The command palette offers it if `view` says which view has it. */
  | { type: 'press'; control: Control; view?: View }
  /** Presses a control of the dialog or panel in front. */
  | { type: 'pressInDialog'; control: Control }
  /** Presses a control of the row that has the focus. */
  | { type: 'pressInRow'; control: Control }
  /** Moves the focus to another row. */
  | { type: 'moveRow'; by: 1 | -1 }
  /** Submits the form that has the focus, or the one of the open panel. */
  | { type: 'save' }
  /** Presses the button of the newest toast, which undoes a change. */
  | { type: 'undo' }
  /** Closes the open dialog. The browser does it. */
  | { type: 'close' };

export interface Shortcut {
  /**
   * Alternative keys, by their `KeyboardEvent.key`: `a` without and `A` with Shift, whatever Caps Lock says. `Mod+` is
   * Ctrl, or the Command key on a Mac. A space separates keys that are pressed one after the other.
   */
  keys: readonly [string, ...string[]];
  label: string;
  action: Action;
}

/** The second key of the shortcut for each view, after `g` for 'go to'. */
const viewKeys: Record<View, string> = {
  dashboard: 'd',
  users: 'u',
  products: 'p',
  requests: 'r',
  bookings: 'c',
  account: 'a',
};

/**
 * All shortcuts of the panel. The key handling, the list of shortcuts and the command palette read this table, so that
 * none of them knows a shortcut that the others do not have. Several shortcuts may have the same key if they press
 * controls of different views, or of a view and of a dialog: the first whose control is on the page is used.
 */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod+k'], label: 'Search and commands', action: { type: 'openTool', tool: 'palette' } },
  { keys: ['?'], label: 'Keyboard shortcuts', action: { type: 'openTool', tool: 'shortcuts' } },
  ...adminViews.map((view): Shortcut => ({
    keys: [`g ${viewKeys[view]}`],
    label: viewLabels[view],
    action: { type: 'view', view },
  })),
  { keys: ['Mod+s', 'Mod+Enter'], label: 'Save the form', action: { type: 'save' } },
  { keys: ['z', 'Mod+z'], label: 'Undo the last change', action: { type: 'undo' } },
  { keys: ['Escape'], label: 'Close the dialog or panel', action: { type: 'close' } },
  { keys: ['n'], label: 'Add a product', action: { type: 'press', control: 'add', view: 'products' } },
  { keys: ['n'], label: 'Invite a user', action: { type: 'press', control: 'invite', view: 'users' } },
  { keys: ['r'], label: 'Refresh the products', action: { type: 'press', control: 'refresh', view: 'products' } },
  { keys: ['d'], label: 'Export the products', action: { type: 'press', control: 'exportProducts', view: 'products' } },
  { keys: ['i'], label: 'Import products', action: { type: 'press', control: 'import', view: 'products' } },
  { keys: ['v'], label: 'Choose columns', action: { type: 'press', control: 'columns', view: 'products' } },
  { keys: ['b'], label: 'Actions on the selection', action: { type: 'press', control: 'bulk' } },
  { keys: ['P'], label: 'Publish the selection', action: { type: 'press', control: 'publishSelected' } },
  { keys: ['U'], label: 'Unpublish the selection', action: { type: 'press', control: 'unpublishSelected' } },
  { keys: ['A'], label: 'Archive the selection', action: { type: 'press', control: 'archiveSelected' } },
  { keys: ['R'], label: 'Restore the selection', action: { type: 'press', control: 'restoreSelected' } },
  { keys: ['D'], label: 'Export the selection', action: { type: 'press', control: 'exportSelected' } },
  { keys: ['C'], label: 'Category of the selection', action: { type: 'press', control: 'selectedCategory' } },
  { keys: ['M'], label: 'Assign the selection', action: { type: 'press', control: 'assignSelected' } },
  { keys: ['S'], label: 'Status of the selection', action: { type: 'press', control: 'selectedStatus' } },
  { keys: ['c'], label: 'Clear the selection', action: { type: 'press', control: 'clear' } },
  { keys: ['o'], label: 'Open the audit log', action: { type: 'press', control: 'audit', view: 'users' } },
  { keys: ['d'], label: 'Export the requests', action: { type: 'press', control: 'export', view: 'requests' } },
  { keys: ['/'], label: 'Search the list', action: { type: 'press', control: 'search' } },
  { keys: ['f'], label: 'Go to the filters', action: { type: 'press', control: 'filter' } },
  { keys: ['h'], label: 'Previous page', action: { type: 'press', control: 'previous' } },
  { keys: ['l'], label: 'Next page', action: { type: 'press', control: 'next' } },
  { keys: ['j'], label: 'Next in the list', action: { type: 'pressInDialog', control: 'nextInList' } },
  { keys: ['k'], label: 'Previous in the list', action: { type: 'pressInDialog', control: 'previousInList' } },
  { keys: ['m'], label: 'Assign the request to me', action: { type: 'pressInDialog', control: 'assignToMe' } },
  { keys: ['v'], label: 'Enter the time of the visit', action: { type: 'pressInDialog', control: 'visit' } },
  { keys: ['s'], label: 'Mark as the next status', action: { type: 'pressInDialog', control: 'nextStatus' } },
  { keys: ['c'], label: 'Mark as contacted', action: { type: 'pressInDialog', control: 'contacted' } },
  { keys: ['a'], label: 'Mark as visit arranged', action: { type: 'pressInDialog', control: 'visitArranged' } },
  { keys: ['w'], label: 'Mark as won', action: { type: 'pressInDialog', control: 'won' } },
  { keys: ['x'], label: 'Mark as lost', action: { type: 'pressInDialog', control: 'lost' } },
  { keys: ['n'], label: 'Write a note', action: { type: 'pressInDialog', control: 'note' } },
  { keys: ['r'], label: 'Choose the role', action: { type: 'pressInDialog', control: 'role' } },
  { keys: ['o'], label: 'Sign out on all devices', action: { type: 'pressInDialog', control: 'signOutUser' } },
  { keys: ['d'], label: 'Deactivate or reactivate', action: { type: 'pressInDialog', control: 'userState' } },
  { keys: ['j', 'ArrowDown'], label: 'Next row', action: { type: 'moveRow', by: 1 } },
  { keys: ['k', 'ArrowUp'], label: 'Previous row', action: { type: 'moveRow', by: -1 } },
  { keys: ['e'], label: 'Open the row', action: { type: 'pressInRow', control: 'open' } },
  { keys: ['x'], label: 'Select the row', action: { type: 'pressInRow', control: 'select' } },
  { keys: ['a'], label: 'Archive or restore the row', action: { type: 'pressInRow', control: 'archive' } },
];

/** Returns whether keys need no Ctrl or ⌘ and type a character, so that the user can turn them off (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => keys.split(' ').every(({ length }) => length === 1);

/** Returns whether an action works with an open dialog, if `hasDialog`, or else without one. */
export const isInReach = ({ type }: Action, hasDialog: boolean): boolean =>
  hasDialog ? ['openTool', 'save', 'undo', 'close', 'pressInDialog'].includes(type) : type !== 'pressInDialog';

/** Returns whether the shop has what the action leads to. */
export const isOffered = (action: { view?: View } | object): boolean =>
  !('view' in action) || action.view === undefined || hasView(action.view);
