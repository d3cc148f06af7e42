import { isOutdated, type Product } from '../../../../store/api';
import { useSingleFlight } from '../../../ui/singleFlight';
import type { ToastAction } from '../../../ui/toastHost';
import { focusRow } from '../focusRow';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { useSequentialRun } from '../selection/useSequentialRun';

/** Past participle of an action, which completes the message 'N products …'. */
type Change = Parameters<typeof messages.changedMany>[1];

/** A change of several products: what it is called, and the action on each of them. */
interface BulkChange {
  change: Change;
  action: (product: Product) => Promise<unknown>;
}

/**
 * Returns a function that runs an action on several products, one after the other, and a text with its progress, which
 * is null while it does not run. If all succeed, it shows a toast that can run the `undo`, and calls `onDone`. Otherwise
 * the products stay selected, so that the action can be repeated: archiving, restoring and changing the category are
 * idempotent. An undo leaves the selection alone, because the user may have selected others since.
 */
export function useBulkRun(onDone: () => void) {
  const { progress, runEach } = useSequentialRun();
  const runAll = useSingleFlight(
    async (products: Product[], action: BulkChange['action'], onRun: (failures: unknown[]) => void): Promise<void> => {
      const results = await runEach(products, action);
      onRun(results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
    },
  );
  const run = (products: Product[], change: Change, action: BulkChange['action'], undo?: BulkChange) => {
    const notifyDone = (done: Change, next?: ToastAction) =>
      notifyResult(messages.changedMany(products.length, done), next);
    const undoAll = undo && {
      label: messages.undo,
      run: () => {
        focusRow(products[0]?.id);
        void runAll(products, undo.action, (failures) => {
          if (failures.length === 0) return notifyDone(undo.change);
          const outdated = failures.filter(isOutdated).length;
          return notifyResult(messages.notUndoneMany(outdated, failures.length - outdated, products.length));
        });
      },
    };
    return runAll(products, action, (failures) => {
      if (failures.length > 0) return notifyResult(messages.notChangedMany(failures.length, products.length));
      notifyDone(change, undoAll);
      return onDone();
    });
  };
  return { progress, run };
}
