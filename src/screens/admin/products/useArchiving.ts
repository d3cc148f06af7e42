import { useArchiveProductMutation, useRestoreProductMutation } from '../../../../store/api';
import { messages } from '../messages';
import { sayOutcome } from '../sayOutcome';

/** Spec §7: "DELETE /products/{id} after confirm 'Archive this product?'"; and the way back. */
export function useArchiving() {
  const [archiveProduct] = useArchiveProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  return {
    async archive(id: string): Promise<void> {
      if (!window.confirm(messages.archiveQuestion)) return;
      try {
        await archiveProduct({ id }).unwrap();
        sayOutcome(messages.archived);
      } catch {
        sayOutcome(messages.archiveFailed);
      }
    },
    async restore(id: string): Promise<void> {
      try {
        await restoreProduct({ id }).unwrap();
        sayOutcome(messages.restored);
      } catch {
        sayOutcome(messages.restoreFailed);
      }
    },
  };
}
