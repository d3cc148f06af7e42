import type { MouseEvent } from 'react';

/**
 * Returns the click handler of a row that opens the row's panel. Clicks on the row's controls do not open it, nor does the
 * click that ends a selection of text. The row's button, which users of the keyboard have, gets the focus, so that it
 * returns to the row when the panel closes.
 */
export const openOnRowClick = (open: () => void) => (event: MouseEvent<HTMLElement>) => {
  // React also passes on the clicks in a dialog that belongs to the row.
  const isControl = event.target instanceof Element && event.target.closest('a, button, label, dialog') !== null;
  if (isControl || window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLElement>('[data-shortcut=open]')?.focus({ preventScroll: true });
  open();
};
