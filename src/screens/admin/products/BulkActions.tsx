import { useState } from 'react';
import {
  useArchiveProductMutation,
  useRestoreProductMutation,
  useUpdateProductMutation,
  type Product,
} from '../../../../store/api';
import { categories, isCategory } from '../../../domain/category';
import { productsFileName, productsToCsv } from '../../../domain/productCsv';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { saveCsvFile } from '../../../ui/saveFile';
import { useSingleFlight } from '../../../ui/singleFlight';
import { ChoiceForm } from '../ChoiceForm';
import { confirmations } from '../confirmations';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import styles from './BulkActions.module.css';
import type { Selection } from './useSelection';

/** Actions on all selected products: archive, restore, change the category, export. Renders nothing without any. */
export function BulkActions({ selection: { selected, clear } }: { selection: Selection }) {
  const [archive] = useArchiveProductMutation();
  const [restore] = useRestoreProductMutation();
  const [update] = useUpdateProductMutation();
  const { progress, run } = useBulkRun(clear);
  if (selected.length === 0) return null;
  const archived = selected.filter(({ status }) => status === 'archived');
  const others = selected.filter(({ status }) => status !== 'archived');
  const busy = progress !== null;
  const archiveAll = async () => {
    if (await confirmAction(confirmations.archiveMany(others.map(({ name }) => name))))
      await run(others, ({ id }) => archive({ id }).unwrap());
  };
  return (
    <div className={styles.bar} role="group" aria-label="Selected products">
      <p role="status">{progress ?? `${selected.length} selected`}</p>
      <Button variant="text" onClick={clear}>
        Clear selection
      </Button>
      {others.length === 0 ? null : (
        <Button variant="outlined" aria-disabled={busy} onClick={() => void archiveAll()}>
          Archive
        </Button>
      )}
      {archived.length === 0 ? null : (
        <Button
          variant="outlined"
          aria-disabled={busy}
          onClick={() => void run(archived, ({ id }) => restore({ id }).unwrap())}
        >
          Restore
        </Button>
      )}
      <ChoiceForm
        label="New category"
        value=""
        options={[{ value: '', label: 'New category' }, ...categories]}
        action="Change category"
        busy={busy}
        onSave={(category) => {
          if (!isCategory(category)) return;
          void run(selected, ({ id }) => update({ id, productChanges: { category } }).unwrap());
        }}
      />
      <Button variant="outlined" onClick={() => saveCsvFile(productsFileName(), productsToCsv(selected))}>
        Export CSV
      </Button>
    </div>
  );
}

/**
 * Returns a function that runs an action on several products, one after the other, and a text with its progress, which
 * is null while it does not run. Calls `onDone` if all succeed. Otherwise the products stay selected, so that the action
 * can be repeated: archiving, restoring and changing the category are idempotent.
 */
function useBulkRun(onDone: () => void) {
  const [progress, setProgress] = useState<string | null>(null);
  const run = useSingleFlight(async (products: Product[], action: (product: Product) => Promise<unknown>) => {
    let failed = 0;
    for (const [index, product] of products.entries()) {
      setProgress(`${index + 1} of ${products.length} …`);
      await action(product).catch(() => (failed += 1));
    }
    setProgress(null);
    if (failed === 0) {
      notifyResult(messages.changedMany(products.length));
      onDone();
    } else notifyResult(messages.notChangedMany(failed, products.length));
  });
  return { progress, run };
}
