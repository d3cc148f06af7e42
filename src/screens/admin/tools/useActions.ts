import { editEnded, editStarted, selectAdmin } from '../../../../store/admin';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { signOut } from '../../../../store/session';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import type { PaletteAction, SearchableView } from '../palette/entries';
import { editDraftKey } from '../products/draftKeys';
import type { Tool } from '../shortcuts';
import type { Control } from '../shortcutTarget';
import { leaveForm } from '../../../ui/unsavedChanges';
import type { useAdminView } from '../useAdminView';
import { pressWhenShown } from './controls';

interface ActionsOptions extends ReturnType<typeof useAdminView> {
  onTool: (tool: Tool) => void;
}

/**
 * Returns a function that runs an action in whatever view it belongs to. Leaving unsaved changes asks the user first; if
 * they decline, nothing happens.
 */
export function useActions({ view, chooseView, onTool }: ActionsOptions): (action: PaletteAction) => void {
  const dispatch = useAppDispatch();
  const { editingId } = useAppSelector(selectAdmin);

  const editProduct = (id: string) => {
    const isLeaving = view === 'products' && editingId !== null && editingId !== id;
    const edit = () => chooseView('products', { opened: { product: id }, onChosen: () => dispatch(editStarted(id)) });
    if (isLeaving) leaveForm(edit, { form: editDraftKey(editingId) });
    else edit();
  };

  /** Shows all matches of a search in the list of a view, and closes the panel of a row that is open there. */
  const searchView = (next: SearchableView, search: string) => {
    const show = () => chooseView(next, { opened: { search }, onChosen: () => dispatch(editEnded()) });
    // `chooseView` asks before it leaves another view. The form for a new product stays open above its list.
    if (next !== view || (next === 'products' && editingId === null)) show();
    else leaveForm(show, next === 'products' && editingId !== null ? { form: editDraftKey(editingId) } : {});
  };

  return (action) => {
    switch (action.type) {
      case 'openTool':
        return onTool(action.tool);
      case 'view':
        return chooseView(action.view, { onChosen: focusView });
      case 'press':
        if (!action.view) return;
        // The current list keeps its filters, which an export uses. Another list opens at its top, where its actions are.
        return chooseView(action.view, {
          ...(action.view !== view && { opened: {} }),
          onChosen: () => void pressOrNotify(action.control),
        });
      case 'product':
        return editProduct(action.id);
      case 'user':
        return chooseView('users', { opened: { user: action.id } });
      case 'request':
        return chooseView('requests', { opened: { request: action.id } });
      case 'searchView':
        return searchView(action.view, action.search);
      case 'signOut':
        return leaveForm(() => dispatch(signOut()));
      default:
    }
  };
}

/** Moves the focus from the control of another view to the current one, where the next Tab then leads to its first control. */
const focusView = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

async function pressOrNotify(control: Control): Promise<void> {
  if (!(await pressWhenShown(control))) notifyResult(messages.actionUnavailable);
}
