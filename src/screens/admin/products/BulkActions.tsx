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
import { useBackToClose } from '../../../ui/useBackToClose';
import { ActionSheet } from '../ActionSheet';
import { ChoiceForm } from '../ChoiceForm';
import { confirmations } from '../confirmations';
import { shortcutTarget, type Control } from '../shortcutTarget';
import { useCards } from '../useCards';
import styles from './BulkActions.module.css';
import type { ProductTableState } from './useProductTable';
import { useBulkRun } from './useBulkRun';
import { useSelectAll } from './useSelectAll';
import type { Selection } from './useSelection';

interface BulkAction {
  label: string;
  control: Control;
  onSelect: () => void;
}

interface BulkActionsProps {
  products: ProductTableState;
  selection: Selection;
}

/** Actions on all selected products: archive, restore, publish, change the category, export. Renders nothing if none is selected. */
export function BulkActions({ products, selection }: BulkActionsProps) {
  const { selected } = selection;
  const clear = () => {
    selection.clear();
    // The clicked button disappears. Cards have no checkbox for all.
    document.querySelector<HTMLElement>('main :is(thead input, h2)')?.focus({ preventScroll: true });
  };
  const { progress, actions, changeCategory } = useBulkActions(
    { selected, clear },
    products.data?.extensions.includes('details') ?? false,
  );
  const selectAll = useSelectAll(products, selection);
  const hasCards = useCards();
  if (selected.length === 0) return null;
  const busy = progress !== null;
  return (
    <div {...shortcutTarget('bulk')} className={styles.bar} role="group" aria-label="Selected products" tabIndex={-1}>
      <div className={styles.content}>
        <p role="status">{progress ?? countText(selection, hasCards)}</p>
        {selectAll && !hasCards ? (
          <Button variant="text" aria-disabled={busy} onClick={selectAll.run}>
            {selectAll.label}
          </Button>
        ) : null}
        <Button {...shortcutTarget('clear')} variant="text" onClick={clear}>
          <span>
            Clear<span className={styles.rest}> selection</span>
          </span>
        </Button>
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
      </div>
    </div>
  );
}

/** Returns the number of selected products. If there is room, also how many of them are on other pages. */
function countText({ selected, isOnPage }: Selection, hasCards: boolean): string {
  const elsewhere = selected.filter(({ id }) => !isOnPage(id)).length;
  return `${selected.length} selected${elsewhere > 0 && !hasCards ? ` (${elsewhere} on other pages)` : ''}`;
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
function useBulkActions({ selected, clear }: Pick<Selection, 'selected' | 'clear'>, hasDrafts: boolean) {
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
  const changeCategory = (category: Category) => {
    const versions = new Map<string, number | null>();
    const change = async ({ id }: Product) => {
      const { version } = await update({ id, productChanges: { category } }).unwrap();
      versions.set(id, version);
    };
    // With the version of the change, so that the undo does not overwrite what someone has changed since.
    const changeBack = ({ id, category: former }: Product) => {
      const version = versions.get(id) ?? null;
      const headers = version === null ? {} : { 'If-Match': `"${version}"` };
      return update({ id, ...headers, productChanges: { category: former as Category } }).unwrap();
    };
    // The products of another provider may have had no category, which cannot be set.
    const canUndo = selected.every((product) => product.category !== null);
    void run(selected, 'changed', change, canUndo ? { change: 'changed back', action: changeBack } : undefined);
  };
  return { progress, actions, changeCategory };
}
