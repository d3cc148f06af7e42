/** The controls that shortcuts press or focus (shortcuts.ts). */
export type Control =
  | 'search'
  | 'filter'
  | 'open'
  | 'columns'
  | 'bulk'
  | 'clear'
  | 'publishSelected'
  | 'unpublishSelected'
  | 'archiveSelected'
  | 'restoreSelected'
  | 'exportSelected'
  | 'selectedCategory'
  | 'assignSelected'
  | 'selectedStatus'
  | 'select'
  | 'archive'
  | 'previous'
  | 'next'
  | 'previousInList'
  | 'nextInList'
  | 'assignToMe'
  | 'visit'
  | 'nextStatus'
  | 'contacted'
  | 'visitArranged'
  | 'won'
  | 'lost'
  | 'note'
  | 'role'
  | 'signOutUser'
  | 'userState'
  | 'add'
  | 'refresh'
  | 'invite'
  | 'audit'
  | 'export'
  | 'exportProducts'
  | 'import'
  | 'save';

/**
 * Returns the attribute by which shortcuts find a control in the page: `<Button {...shortcutTarget('add')}>`. Several
 * shortcuts may press the same control.
 */
export const shortcutTarget = (...controls: Control[]) => ({ 'data-shortcut': controls.join(' ') });
