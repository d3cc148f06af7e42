import { useEffect, useEffectEvent, useRef } from 'react';
import { isInReach, isOffered, shortcuts, type Action } from '../shortcuts';
import {
  findControl,
  findInDialog,
  findToastAction,
  focusedRow,
  moveRow,
  openDialog,
  press,
  pressInDialog,
  pressInRow,
  saveForm,
} from './controls';

/** Longest time in ms between the two keys of a sequence such as `g p`. */
const SEQUENCE_MS = 1500;

/** Input types into which the user types no text. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'file'];

/** Runs an action that leads to another place: a view or a dialog. */
type Go = (action: Extract<Action, { type: 'view' | 'openTool' }>) => void;

/**
 * Runs the shortcuts of the panel (shortcuts.ts). Keys without Ctrl or ⌘ do nothing while the user types in a field, or if
 * `hasSingleKeys` is false (WCAG 2.1.4). While a dialog is open, only those that act on it or open another one work.
 */
export function useShortcuts(hasSingleKeys: boolean, go: Go): void {
  const previous = useRef({ key: '', at: 0 });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (event.defaultPrevented || event.isComposing || event.altKey || !isAllowed(key, hasSingleKeys)) return;
    const { key: first, at } = previous.current;
    const sequence = event.timeStamp - at < SEQUENCE_MS ? `${first} ${key}` : '';
    const matching = (keys: string) => shortcuts.filter((shortcut) => shortcut.keys.includes(keys));
    const hasDialog = openDialog() !== undefined;
    const candidates = [...matching(sequence), ...matching(key)].filter(
      ({ action }) => isOffered(action) && isInReach(action, hasDialog) && (!event.repeat || action.type === 'moveRow'),
    );
    const found = candidates.find(({ action }) => run(action, go));
    // A key that has done something does not start a sequence.
    previous.current = { key: found ? '' : key, at: event.timeStamp };
    if (found) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Returns the pressed key as the table names it. Caps Lock makes no difference. */
function pressedKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return `Mod+${shiftKey ? 'Shift+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
  if (key.length > 1) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

function isAllowed(key: string, hasSingleKeys: boolean): boolean {
  const isMod = key.startsWith('Mod+');
  // In a field, Ctrl+Z undoes the typing.
  if (isTyping(document.activeElement)) return isMod && key !== 'Mod+z';
  if (isMod) return true;
  // Arrow keys scroll the page unless a row has the focus.
  return key.length === 1 ? hasSingleKeys : focusedRow() !== null;
}

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLInputElement
    ? !NO_TEXT.includes(element.type)
    : element !== null && element.matches('select, textarea');

/** Runs an action. Returns false if the page does not have what the action needs. */
function run(action: Action, go: Go): boolean {
  switch (action.type) {
    case 'view':
    case 'openTool':
      go(action);
      return true;
    case 'press': {
      const control = findControl(action.control);
      if (control) press(control);
      return control !== null;
    }
    case 'pressInDialog':
      return pressInDialog(action.control);
    case 'pressInRow':
      return pressInRow(action.control);
    case 'moveRow':
      return moveRow(action.by);
    case 'save':
      return saveForm();
    case 'undo': {
      const button = findToastAction();
      button?.click();
      return button !== undefined;
    }
    case 'close':
      return false;
  }
}

/**
 * Returns whether a shortcut does something in the current view or dialog. A shortcut of a row does if there are rows.
 */
export function isAvailable(action: Action): boolean {
  switch (action.type) {
    case 'press':
    case 'pressInRow':
      return findControl(action.control) !== null;
    case 'pressInDialog':
      return findInDialog(action.control) !== null;
    case 'moveRow':
      return findControl('open') !== null;
    case 'undo':
      return findToastAction() !== undefined;
    default:
      return isOffered(action);
  }
}
