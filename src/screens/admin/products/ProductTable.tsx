import type { Product } from '../../../../store/api';
import { toProductViewModel } from '../../../domain/productViewModel';
import { Button } from '../../../ui/Button';
import { EmptyList } from '../EmptyList';
import { useFocusOnRemoval } from '../focusRow';
import { ListSkeleton } from '../ListSkeleton';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { openOnRowClick } from '../openOnRowClick';
import { Pagination } from '../Pagination';
import { shortcutTarget } from '../shortcutTarget';
import table from '../table.module.css';
import { ScrollableTable } from '../ScrollableTable';
import { SelectPage, SelectRow } from '../selection/SelectCheckbox';
import type { Selection } from '../selection/useSelection';
import { SortableHeading } from '../SortableHeading';
import { Thumbnail } from '../Thumbnail';
import { useCards } from '../useCards';
import styles from './ProductTable.module.css';
import { BulkActions } from './BulkActions';
import { ProductCards } from './ProductCards';
import { ProductStatus } from './ProductStatus';
import { useArchiveAction } from './useArchiveAction';
import type { ColumnChoice } from './useColumns';
import type { Column, ProductTableState } from './useProductTable';

const sortableColumns: { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'category', label: 'Category' },
  { column: 'price', label: 'Price' },
  { column: 'status', label: 'Status' },
];

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

interface ProductTableProps {
  products: ProductTableState;
  /** The columns that are shown besides the name and the actions. */
  columns: ColumnChoice['shown'];
  selection: Selection<Product>;
  onEdit: (id: string) => void;
}

/**
 * The 'product table (Image, Name, Category, Price, Status, Actions with edit and archive)' (docs/specification.md §2).
 */
export function ProductTable({ products, columns, selection, onEdit }: ProductTableProps) {
  const { data, shown, isOutdated, isError, refetch } = products;
  return (
    <>
      {isError ? <LoadError message={messages.loadFailed} onRetry={() => void refetch()} /> : null}
      {shown || isError ? null : <ListSkeleton hasImages />}
      {shown ? (
        <Rows
          data={shown}
          products={products}
          columns={columns}
          selection={selection}
          busy={isOutdated}
          onEdit={onEdit}
        />
      ) : null}
      {data ? <Pagination page={products.page} pages={data.totalPages} onPage={products.pageChosen} /> : null}
    </>
  );
}

interface RowsProps extends ProductTableProps {
  data: NonNullable<ProductTableState['data']>;
  busy: boolean;
}

function Rows(props: RowsProps) {
  const { data, products, selection, busy, onEdit } = props;
  const hasCards = useCards();
  return (
    <>
      {hasCards ? (
        <ProductCards products={data.products} selection={selection} busy={busy} onEdit={onEdit} />
      ) : (
        <div className={styles.table}>
          <Table {...props} />
        </div>
      )}
      {data.products.length === 0 ? (
        <EmptyList
          noMatch={messages.noMatch}
          none={messages.none}
          isFiltered={products.isFiltered}
          onClear={products.filtersCleared}
        />
      ) : null}
      <BulkActions products={products} selection={selection} />
    </>
  );
}

function Table({ data, products, columns, selection, busy, onEdit }: RowsProps) {
  const shownColumns = sortableColumns.filter(({ column }) => column === 'name' || columns.has(column));
  return (
    <ScrollableTable
      label="Products"
      busy={busy}
      furtherColumns={Number(columns.has('tags')) + Number(columns.has('added'))}
    >
      <thead>
        <tr>
          <th
            scope="col"
            data-column={columns.has('image') ? 'image' : 'select'}
            aria-label={columns.has('image') ? 'Image' : 'Selection'}
          >
            <SelectPage selection={selection} label="Select all products of this page">
              {columns.has('image') ? 'Image' : null}
            </SelectPage>
          </th>
          {shownColumns.map(({ column, label }) =>
            data.hasAdminApi ? (
              <SortableHeading
                key={column}
                column={column}
                label={label}
                sort={products.sort}
                onChoose={products.columnChosen}
                alignEnd={column === 'price'}
              />
            ) : (
              <th key={column} scope="col" data-column={column} className={column === 'price' ? table.end : undefined}>
                {label}
              </th>
            ),
          )}
          {columns.has('tags') ? (
            <th scope="col" data-column="tags">
              Tags
            </th>
          ) : null}
          {columns.has('added') ? (
            <th scope="col" data-column="added">
              Added
            </th>
          ) : null}
          <th scope="col" data-column="actions">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {data.products.map((product) => (
          <Row key={product.id} product={product} columns={columns} onEdit={onEdit} selection={selection} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

interface RowProps {
  product: Product;
  selection: Selection<Product>;
  onEdit: (id: string) => void;
}

/** Formats a date of a product, such as '22 Nov 2026'. Returns an empty text if the provider sends none or another text. */
function formatDate(date: string | null): string {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? '' : dateFormat.format(at);
}

function Row({ product, columns, onEdit, selection }: RowProps & Pick<RowsProps, 'columns'>) {
  const viewModel = toProductViewModel(product);
  const { label, run } = useArchiveAction(product, () => selection.remove(product.id));
  const ref = useFocusOnRemoval<HTMLTableRowElement>();
  return (
    <tr ref={ref} className={table.row} onClick={openOnRowClick(() => onEdit(product.id))}>
      <td>
        <SelectRow selection={selection} label={`Select ${viewModel.name}`} row={product}>
          {columns.has('image') ? (
            <span className={styles.image}>
              <Thumbnail viewModel={viewModel} />
            </span>
          ) : null}
        </SelectRow>
      </td>
      <th scope="row" title={viewModel.name}>
        {viewModel.name}
      </th>
      {columns.has('category') ? <td>{viewModel.category}</td> : null}
      {columns.has('price') ? <td className={`${table.figure} ${table.end}`}>{viewModel.price}</td> : null}
      {columns.has('status') ? (
        <td>
          <ProductStatus status={product.status} />
        </td>
      ) : null}
      {columns.has('tags') ? (
        <td className={styles.tags} title={product.tags.join(', ')}>
          {product.tags.join(', ')}
        </td>
      ) : null}
      {columns.has('added') ? <td className={table.figure}>{formatDate(product.createdAt)}</td> : null}
      <td className={styles.actions}>
        <Button
          {...shortcutTarget('open')}
          data-row={product.id}
          variant="text"
          aria-label={`Edit ${viewModel.name}`}
          onClick={() => onEdit(product.id)}
        >
          Edit
        </Button>
        <Button {...shortcutTarget('archive')} variant="text" aria-label={`${label} ${viewModel.name}`} onClick={run}>
          {label}
        </Button>
      </td>
    </tr>
  );
}
