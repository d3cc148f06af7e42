import { useArchiveProductMutation, useRestoreProductMutation } from '../../../../store/api';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';

/**
 * Returns `archive`, which asks 'Archive this product?' first (docs/specification.md §7), and `restore`, which makes an
 * archived product active again. Both show the outcome as a toast.
 */
export function useArchiveProduct() {
  const [archiveProduct] = useArchiveProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  return {
    async archive(id: string): Promise<void> {
      if (!window.confirm(messages.archiveQuestion)) return;
      try {
        await archiveProduct({ id }).unwrap();
        notifyResult(messages.archived);
      } catch {
        notifyResult(messages.archiveFailed);
      }
    },
    async restore(id: string): Promise<void> {
      try {
        await restoreProduct({ id }).unwrap();
        notifyResult(messages.restored);
      } catch {
        notifyResult(messages.restoreFailed);
      }
    },
  };
}
