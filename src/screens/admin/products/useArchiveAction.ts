import { useArchiveProductMutation, useRestoreProductMutation, type Product } from '../../../../store/api';
import { confirmAction } from '../../../ui/confirmAction';
import { confirmations } from '../confirmations';
import { focusRow } from '../focusRow';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';

/**
 * Returns the label of the action that archives or restores a product, and the function that does it. Archiving asks
 * 'Archive this product?' first (docs/specification.md §7). Restoring sets the status that the product had before it was
 * archived. Both show the outcome as a toast, which can undo the archiving, and call `onDone` if they succeed.
 */
export function useArchiveAction(
  { id, name, status }: Product,
  onDone?: () => void,
): { label: string; run: () => void } {
  const [archiveProduct] = useArchiveProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  const archive = async () => {
    if (!(await confirmAction(confirmations.archive(name)))) return;
    try {
      await archiveProduct({ id }).unwrap();
      notifyResult(messages.archived(name), { label: messages.undo, run: undo });
      onDone?.();
    } catch {
      notifyResult(messages.archiveFailed);
    }
  };
  const restore = async () => {
    try {
      const product = await restoreProduct({ id }).unwrap();
      notifyResult(messages.restored(name, product.status));
      onDone?.();
    } catch {
      notifyResult(messages.restoreFailed);
    }
  };
  const undo = () => {
    focusRow(id);
    void restore();
  };
  return status === 'archived'
    ? { label: 'Restore', run: () => void restore() }
    : { label: 'Archive', run: () => void archive() };
}
