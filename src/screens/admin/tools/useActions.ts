import { editStarted, selectAdmin } from '../../../../store/admin';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { signOut } from '../../../../store/session';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import type { PaletteAction } from '../palette/entries';
import { editDraftKey } from '../products/draftKeys';
import type { Tool } from '../shortcuts';
import { confirmLeave } from '../unsavedChanges';
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
    if (isLeaving && !confirmLeave(editDraftKey(editingId))) return;
    if (chooseView('products')) dispatch(editStarted(id));
  };

  return (action) => {
    switch (action.type) {
      case 'openTool':
        return onTool(action.tool);
      case 'view':
        return void chooseView(action.view);
      case 'press':
        if (!action.view || !chooseView(action.view)) return;
        void pressWhenShown(action.control).then((isPressed) => {
          if (!isPressed) notifyResult(messages.actionUnavailable);
        });
        return;
      case 'product':
        return editProduct(action.id);
      case 'user':
        return void chooseView('users', { user: action.id });
      case 'request':
        return void chooseView('requests', { request: action.id });
      case 'signOut':
        if (confirmLeave()) dispatch(signOut());
        return;
      default:
    }
  };
}
