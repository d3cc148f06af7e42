/** The controls that shortcuts press or focus (shortcuts.ts). */
export type Control =
  | 'search'
  | 'open'
  | 'columns'
  | 'bulk'
  | 'clear'
  | 'select'
  | 'archive'
  | 'previous'
  | 'next'
  | 'previousRequest'
  | 'nextRequest'
  | 'assignToMe'
  | 'nextStatus'
  | 'note'
  | 'add'
  | 'refresh'
  | 'invite'
  | 'audit'
  | 'export'
  | 'exportProducts'
  | 'import'
  | 'save';

/** Returns the attribute by which shortcuts find a control in the page: `<Button {...shortcutTarget('add')}>`. */
export const shortcutTarget = (control: Control) => ({ 'data-shortcut': control });
