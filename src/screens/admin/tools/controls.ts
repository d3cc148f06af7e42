/** Finds and presses the controls of the page that have a shortcut. */
import type { Control } from '../shortcutTarget';

/** Returns the selector of the elements with {@link shortcutTarget} of a control. */
const selectorOf = (control: Control): string => `[data-shortcut~="${control}"]`;

/** Returns the first enabled control of the current view with this name, or null. */
export const findControl = (control: Control): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main ${selectorOf(control)}:not([aria-disabled="true"])`);

/** Clicks a control. A field or a group gets the focus instead, and a form that is folded away is opened. */
export function press(element: HTMLElement): void {
  const details = element.matches('summary') ? element.closest('details') : null;
  if (details) {
    details.open = true;
    details.querySelector<HTMLElement>('input, select, textarea')?.focus();
  } else if (element.matches('[role="group"]')) {
    // The bar is in view: the list keeps its place.
    element.focus({ preventScroll: true });
  } else if (element.matches('select')) {
    element.focus();
  } else if (element.matches('input[type="search"]')) {
    element.focus();
    (element as HTMLInputElement).select();
  } else {
    element.click();
  }
}

/** Time in ms after which `pressWhenShown` gives up. It is longer than the timeout of an API call. */
const GIVE_UP_MS = 12_000;

/**
 * Presses a control as soon as the current view shows it: the view may still load its scripts or its list. Resolves with
 * false if the control does not appear.
 */
export function pressWhenShown(control: Control): Promise<boolean> {
  const found = findControl(control);
  if (found) {
    press(found);
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const finish = (isPressed: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isPressed);
    };
    const observer = new MutationObserver(() => {
      const shown = findControl(control);
      if (!shown) return;
      finish(true);
      press(shown);
    });
    const timer = setTimeout(() => finish(false), GIVE_UP_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const rowOf = (element: Element | null): Element | null => element?.closest('main :is(tr, li)') ?? null;

/** Returns the row that has the focus, or null. */
export const focusedRow = (): Element | null => rowOf(document.activeElement);

/** Presses a control of the row that has the focus. Returns false if there is none. */
export function pressInRow(control: Control): boolean {
  const element = focusedRow()?.querySelector<HTMLElement>(selectorOf(control));
  if (element) press(element);
  return Boolean(element);
}

/**
 * Moves the focus to the button that opens the next or the previous row, so that Enter opens the row. Without a focused
 * row, moves it to the first or the last one. Returns false if there are no rows.
 */
export function moveRow(by: 1 | -1): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>(`main ${selectorOf('open')}`)];
  const row = focusedRow();
  const current = row ? buttons.findIndex((button) => row.contains(button)) : -1;
  const next = current === -1 ? buttons.at(by === 1 ? 0 : -1) : (buttons[current + by] ?? buttons[current]);
  next?.focus();
  return next !== undefined;
}

/** Returns the dialog in front, or undefined if none is open. */
export const openDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Presses a control of the dialog in front. Returns false if it has none that is enabled. */
export function pressInDialog(control: Control): boolean {
  const element = findInDialog(control);
  // The content that has the focus may be replaced.
  element?.focus();
  element?.click();
  return element !== null;
}

/** Returns an enabled control of the dialog in front, or null. */
export const findInDialog = (control: Control): HTMLElement | null =>
  openDialog()?.querySelector<HTMLElement>(`${selectorOf(control)}:not([aria-disabled="true"])`) ?? null;

/**
 * Submits the form that has the focus, else the main form of the open panel. A form that is being sent has no submit
 * button and is left alone. Returns false if there is no form.
 */
export function saveForm(): boolean {
  const form =
    document.activeElement?.closest('form') ?? openDialog()?.querySelector(selectorOf('save'))?.closest('form');
  form?.querySelector<HTMLElement>('button[type="submit"]')?.click();
  return Boolean(form);
}

/** Returns the button of the newest toast that has one, or undefined. */
export const findToastAction = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-toast-action]:not(:disabled)')].at(-1);
