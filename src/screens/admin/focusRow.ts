/**
 * Focuses the button that opens a row, or the heading of the view if the list does not show the row. For actions whose own
 * button disappears, such as that of a toast: the focus would be lost.
 */
export function focusRow(id = ''): void {
  const button = document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(id)}"]`);
  (button ?? document.querySelector<HTMLElement>('main h2'))?.focus();
}
