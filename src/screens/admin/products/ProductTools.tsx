import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { useCards } from '../RowCard';
import { ColumnChooser } from './ColumnChooser';
import { ImportDialog } from './csv/ImportDialog';
import { useProductExport } from './csv/useProductExport';
import styles from './ProductTools.module.css';
import type { ColumnChoice } from './useColumns';
import type { ProductTableState } from './useProductTable';

interface ProductToolsProps {
  products: ProductTableState;
  columns: ColumnChoice;
}

/**
 * Choice of the table's columns, which cards do not have, and the export and import of products. The backend announces
 * the latter two with the extension `csv`.
 */
export function ProductTools({ products: { data, filter }, columns }: ProductToolsProps) {
  const hasCards = useCards();
  const [isImporting, setImporting] = useState(false);
  return (
    <div className={styles.tools}>
      {hasCards ? null : <ColumnChooser columns={columns} />}
      {data?.extensions.includes('csv') ? (
        <>
          <Export filter={filter} />
          <Button variant="text" onClick={() => setImporting(true)}>
            Import
          </Button>
        </>
      ) : null}
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </div>
  );
}

function Export({ filter }: { filter: ProductTableState['filter'] }) {
  const { exportAll, part } = useProductExport();
  return (
    <Button variant="text" aria-disabled={part !== null} onClick={() => void exportAll(filter)}>
      {part === null ? 'Export' : part === 1 ? 'Exporting...' : `Exporting part ${part}...`}
    </Button>
  );
}
