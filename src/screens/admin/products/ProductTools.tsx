import { refreshProducts } from '../../../../store/api';
import { useAppDispatch } from '../../../../store/hooks';
import table from '../table.module.css';
import { useOpenedId } from '../useOpenedId';
import { ViewActions } from '../ViewActions';
import { useCards } from '../useCards';
import { ColumnChooser } from './ColumnChooser';
import { ImportDialog } from './csv/ImportDialog';
import { useProductExport } from './csv/useProductExport';
import type { ColumnChoice } from './useColumns';
import type { ProductTableState } from './useProductTable';

/** Value of the URL's parameter `panel` while the import is open. */
const IMPORT = 'import';

interface ProductToolsProps {
  products: ProductTableState;
  columns: ColumnChoice;
}

/**
 * Choice of the table's columns, which cards do not have, a button that loads the products again, and the export and
 * import of products. The backend announces the latter two with the extension `csv`.
 */
export function ProductTools({ products: { data, filter }, columns }: ProductToolsProps) {
  const dispatch = useAppDispatch();
  const hasCards = useCards();
  const dialog = useOpenedId('panel', IMPORT);
  const { exportAll, part } = useProductExport();
  const csvActions = [
    {
      label: exportLabel(part),
      onSelect: () => void exportAll(filter),
      control: 'exportProducts',
      isBusy: part !== null,
    },
    { label: 'Import', onSelect: () => dialog.open(IMPORT), control: 'import' },
  ] as const;
  return (
    <div className={table.tools}>
      {hasCards ? null : <ColumnChooser columns={columns} />}
      <ViewActions
        actions={[
          { label: 'Refresh', onSelect: () => void dispatch(refreshProducts()), control: 'refresh' },
          // Before the first response as well, so that the other actions do not move when it arrives.
          ...((data?.extensions.includes('csv') ?? true) ? csvActions : []),
        ]}
      />
      {dialog.id === IMPORT ? <ImportDialog onClose={dialog.close} /> : null}
    </div>
  );
}

const exportLabel = (part: number | null): string =>
  part === null ? 'Export' : part === 1 ? 'Exporting...' : `Exporting part ${part}...`;
