import { useState } from 'react';
import {
  useArchiveProductMutation,
  useRestoreProductMutation,
  useUpdateProductMutation,
  type Product,
  type ProductStatus,
} from '../../../../store/api';
import { categories, isCategory, type Category } from '../../../domain/category';
import { productsFileName, productsToCsv } from '../../../domain/productCsv';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { confirmAction } from '../../../ui/confirmAction';
import { saveCsvFile } from '../../../ui/saveFile';
import { useSingleFlight } from '../../../ui/singleFlight';
import type { ToastAction } from '../../../ui/toastHost';
import { useBackToClose } from '../../../ui/useBackToClose';
import { ActionSheet } from '../ActionSheet';
import { ChoiceForm } from '../ChoiceForm';
import { confirmations } from '../confirmations';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { shortcutTarget, type Control } from '../shortcutTarget';
import { useCards } from '../useCards';
import { SelectionBar } from '../selection/SelectionBar';
import type { Selection } from '../selection/useSelection';
import { useSequentialRun } from '../selection/useSequentialRun';
import type { ProductTableState } from './useProductTable';
import { useSelectAllProducts } from './useSelectAllProducts';

interface BulkAction {
  label: string;
  control: Control;
  onSelect: () => void;
}

interface BulkActionsProps {
  products: ProductTableState;
  selection: Selection<Product>;
}

/** Actions on all selected products: archive, restore, publish, change the category, export. Renders nothing if none is selected. */
export function BulkActions({ products, selection }: BulkActionsProps) {
  const hasDrafts = products.data?.extensions.includes('details') ?? false;
  const { progress, actions, changeCategory } = useBulkActions(selection, hasDrafts);
  const selectAll = useSelectAllProducts(products, selection);
  const hasCards = useCards();
  if (selection.selected.length === 0) return null;
  const busy = progress !== null;
  return (
    <SelectionBar label="Selected products" selection={selection} selectAll={selectAll} progress={progress}>
      {(hasCards ? actions.slice(0, 1) : actions).map(({ label, control, onSelect }) => (
        <Button key={label} {...shortcutTarget(control)} variant="outlined" aria-disabled={busy} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {hasCards ? (
        <MoreActions actions={actions.slice(1)} busy={busy} onCategory={changeCategory} />
      ) : (
        <CategoryForm busy={busy} onCategory={changeCategory} />
      )}
    </SelectionBar>
  );
}

interface MoreActionsProps {
  actions: readonly BulkAction[];
  busy: boolean;
  onCategory: (category: Category) => void;
}

/** The actions that do not fit into the bar of a narrow window. */
function MoreActions({ actions, busy, onCategory }: MoreActionsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { close, leave } = useBackToClose(isChoosing, () => setChoosing(false));
  const choose = (category: Category) =>
    leave(() => {
      setChoosing(false);
      onCategory(category);
    });
  const changeCategory = {
    label: 'Change category',
    control: 'selectedCategory' as const,
    onSelect: () => setChoosing(true),
  };
  return (
    <>
      <ActionSheet
        title="Selected products"
        name="More actions for the selected products"
        actions={[...actions, changeCategory].map((action) => ({ ...action, isBusy: busy }))}
      />
      {isChoosing ? (
        <Dialog title="Change category" shape="sheet" onClose={close}>
          <CategoryForm busy={busy} isButtonFixed onCategory={choose} />
        </Dialog>
      ) : null}
    </>
  );
}

interface CategoryFormProps extends Omit<MoreActionsProps, 'actions'> {
  isButtonFixed?: boolean;
}

function CategoryForm({ busy, isButtonFixed = false, onCategory }: CategoryFormProps) {
  return (
    <ChoiceForm
      label="New category"
      value=""
      options={[{ value: '', label: 'New category' }, ...categories]}
      action="Change category"
      shortcut="selectedCategory"
      isButtonFixed={isButtonFixed}
      busy={busy}
      onSave={(category) => {
        if (isCategory(category)) onCategory(category);
      }}
    />
  );
}

/**
 * Returns what can be done with the selected products, and the progress of a running action as a text.
 * @param hasDrafts whether the backend can set the status of a product
 */
function useBulkActions({ selected, clear }: Selection<Product>, hasDrafts: boolean) {
  const [archive] = useArchiveProductMutation();
  const [restore] = useRestoreProductMutation();
  const [update] = useUpdateProductMutation();
  const { progress, run } = useBulkRun(clear);
  const archived = selected.filter(({ status }) => status === 'archived');
  const others = selected.filter(({ status }) => status !== 'archived');
  const drafts = hasDrafts ? selected.filter(({ status }) => status === 'draft') : [];
  const published = hasDrafts ? selected.filter(({ status }) => status === 'active') : [];
  const restoreOne = ({ id }: Product) => restore({ id }).unwrap();
  const archiveAll = async () => {
    if (await confirmAction(confirmations.archiveMany(others.map(({ name }) => name))))
      await run(others, 'archived', ({ id }) => archive({ id }).unwrap(), { change: 'restored', action: restoreOne });
  };
  const restoreAll = () => run(archived, 'restored', restoreOne);
  const setStatus = (status: ProductStatus) => (product: Product) =>
    update({ id: product.id, productChanges: { status } }).unwrap();
  const publish = () =>
    run(drafts, 'published', setStatus('active'), { change: 'unpublished', action: setStatus('draft') });
  const unpublish = async () => {
    if (await confirmAction(confirmations.unpublish(published.map(({ name }) => name))))
      await run(published, 'unpublished', setStatus('draft'), { change: 'published', action: setStatus('active') });
  };
  const exportCsv = () => saveCsvFile(productsFileName(), productsToCsv(selected));
  const actions: BulkAction[] = [
    // First, because a narrow window shows one button, and drafts are most likely selected to be published.
    ...(drafts.length === 0
      ? []
      : [{ label: 'Publish', control: 'publishSelected' as const, onSelect: () => void publish() }]),
    ...(others.length === 0
      ? []
      : [{ label: 'Archive', control: 'archiveSelected' as const, onSelect: () => void archiveAll() }]),
    ...(archived.length === 0
      ? []
      : [{ label: 'Restore', control: 'restoreSelected' as const, onSelect: () => void restoreAll() }]),
    ...(published.length === 0
      ? []
      : [{ label: 'Unpublish', control: 'unpublishSelected' as const, onSelect: () => void unpublish() }]),
    { label: 'Export CSV', control: 'exportSelected', onSelect: exportCsv },
  ];
  const changeCategory = (category: Category) =>
    void run(selected, 'changed', ({ id }) => update({ id, productChanges: { category } }).unwrap());
  return { progress, actions, changeCategory };
}

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
function useBulkRun(onDone: () => void) {
  const { progress, runEach } = useSequentialRun();
  const runAll = useSingleFlight(
    async (products: Product[], action: BulkChange['action'], onAllDone: () => void): Promise<void> => {
      const results = await runEach(products, action);
      const failed = results.filter(({ status }) => status === 'rejected').length;
      if (failed === 0) onAllDone();
      else notifyResult(messages.notChangedMany(failed, products.length));
    },
  );
  const run = (products: Product[], change: Change, action: BulkChange['action'], undo?: BulkChange) => {
    const notifyDone = (done: Change, next?: ToastAction) =>
      notifyResult(messages.changedMany(products.length, done), next);
    const undoAll = undo && {
      label: messages.undo,
      run: () => void runAll(products, undo.action, () => notifyDone(undo.change)),
    };
    return runAll(products, action, () => {
      notifyDone(change, undoAll);
      onDone();
    });
  };
  return { progress, run };
}
