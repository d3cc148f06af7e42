import type { Product } from '../../../../store/api';
import { toProductViewModel, type ProductViewModel } from '../../../domain/productViewModel';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { ResponsiveImage } from '../../../ui/ResponsiveImage';
import { Spinner } from '../../../ui/Spinner';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { openOnRowClick } from '../openOnRowClick';
import { Pagination } from '../Pagination';
import { shortcutTarget } from '../shortcutTarget';
import table from '../table.module.css';
import { CardList, RowCard, useCards } from '../RowCard';
import { ScrollableTable } from '../ScrollableTable';
import { SortableHeading } from '../SortableHeading';
import styles from './ProductTable.module.css';
import { BulkActions } from './BulkActions';
import { useArchiveProduct } from './useArchiveProduct';
import { useSelection, type Selection } from './useSelection';
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
  onEdit: (id: string) => void;
}

/**
 * The 'product table (Image, Name, Category, Price, Status, Actions with edit and archive)' (docs/specification.md §2).
 */
export function ProductTable({ products, columns, onEdit }: ProductTableProps) {
  const { currentData, isError, refetch, isFetching } = products;
  // Keep showing the previous rows while another page or filter is loading. If the request fails, hide them, because
  // they do not match the chosen page or filter.
  const data = isError ? currentData : products.data;
  return (
    <>
      {isError ? <LoadError message={messages.loadFailed} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Spinner label={messages.loading} />}
      {data ? <Rows data={data} products={products} columns={columns} busy={isFetching} onEdit={onEdit} /> : null}
      {products.data ? (
        <Pagination page={products.page} pages={products.data.totalPages} onPage={products.setPage} />
      ) : null}
    </>
  );
}

interface RowsProps extends ProductTableProps {
  data: NonNullable<ProductTableState['data']>;
  busy: boolean;
}

function Rows({ data, products, columns, busy, onEdit }: RowsProps) {
  const hasCards = useCards();
  const selection = useSelection(data.products);
  const shownColumns = sortableColumns.filter(({ column }) => column === 'name' || columns.has(column));
  const none = data.products.length === 0 ? <p>{messages.none}</p> : null;
  if (hasCards) {
    return (
      <>
        <CardList label="Products" busy={busy}>
          {data.products.map((product) => (
            <Card key={product.id} product={product} onEdit={onEdit} />
          ))}
        </CardList>
        {none}
      </>
    );
  }
  return (
    <>
      <ScrollableTable label="Products" busy={busy}>
        <thead>
          <tr>
            <th scope="col" aria-label={columns.has('image') ? 'Image' : 'Selection'}>
              <span className={styles.select}>
                <input
                  type="checkbox"
                  aria-label="Select all products of this page"
                  checked={selection.selected.length > 0 && selection.selected.length === data.products.length}
                  onChange={selection.toggleAll}
                />
                {columns.has('image') ? 'Image' : null}
              </span>
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
                <th key={column} scope="col" className={column === 'price' ? table.end : undefined}>
                  {label}
                </th>
              ),
            )}
            {columns.has('tags') ? <th scope="col">Tags</th> : null}
            {columns.has('added') ? <th scope="col">Added</th> : null}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.products.map((product) => (
            <Row key={product.id} product={product} columns={columns} onEdit={onEdit} selection={selection} />
          ))}
        </tbody>
      </ScrollableTable>
      <BulkActions selection={selection} />
      {none}
    </>
  );
}

/** Returns the colour of a status. A provider's products may have other statuses or none. */
const toneOf = (status: string | null) => (status === 'archived' ? 'quiet' : status === 'draft' ? 'open' : 'good');

interface RowProps {
  product: Product;
  onEdit: (id: string) => void;
}

function Thumbnail({ viewModel }: { viewModel: ProductViewModel }) {
  return (
    <div className={styles.image}>
      <ResponsiveImage
        image={viewModel.images[0] ?? null}
        sizes="4.5rem"
        placeholder={viewModel.placeholder}
        placeholderSeed={viewModel.slugOrId}
        alt=""
      />
    </div>
  );
}

function Status({ status }: { status: string | null }) {
  return (
    <span className={`${table.status} ${styles.status}`} data-tone={toneOf(status)}>
      {status ?? 'active'}
    </span>
  );
}

/** Formats a date of a product, such as '22 Nov 2026'. Returns an empty text if the provider sends none or another text. */
function formatDate(date: string | null): string {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? '' : dateFormat.format(at);
}

/** Returns the label of the action that archives or restores a product, and the function that does it. */
function useArchiveAction({ id, status }: Product) {
  const { archive, restore } = useArchiveProduct();
  return status === 'archived'
    ? { label: 'Restore', run: () => void restore(id) }
    : { label: 'Archive', run: () => void archive(id) };
}

function Card({ product, onEdit }: RowProps) {
  const viewModel = toProductViewModel(product);
  const { name, category, price } = viewModel;
  const { label, run } = useArchiveAction(product);
  return (
    <RowCard
      image={<Thumbnail viewModel={viewModel} />}
      title={name}
      onOpen={() => onEdit(product.id)}
      actions={
        <>
          <Button
            {...shortcutTarget('open')}
            variant="text"
            aria-label={`Edit ${name}`}
            onClick={() => onEdit(product.id)}
          >
            Edit
          </Button>
          <Menu label="More" name={`More actions for ${name}`} entries={[{ label, onSelect: run }]} />
        </>
      }
    >
      <p>{category}</p>
      <p className={table.figure}>{price}</p>
      <p>
        <Status status={product.status} />
      </p>
    </RowCard>
  );
}

function Row({
  product,
  columns,
  onEdit,
  selection,
}: RowProps & Pick<RowsProps, 'columns'> & { selection: Selection }) {
  const viewModel = toProductViewModel(product);
  const { label, run } = useArchiveAction(product);
  return (
    <tr className={table.row} onClick={openOnRowClick(() => onEdit(product.id))}>
      <td>
        <label className={styles.select}>
          <input
            {...shortcutTarget('select')}
            type="checkbox"
            aria-label={`Select ${viewModel.name}`}
            checked={selection.isSelected(product.id)}
            onChange={() => selection.toggle(product.id)}
          />
          {columns.has('image') ? <Thumbnail viewModel={viewModel} /> : null}
        </label>
      </td>
      <th scope="row">{viewModel.name}</th>
      {columns.has('category') ? <td>{viewModel.category}</td> : null}
      {columns.has('price') ? <td className={`${table.figure} ${table.end}`}>{viewModel.price}</td> : null}
      {columns.has('status') ? (
        <td>
          <Status status={product.status} />
        </td>
      ) : null}
      {columns.has('tags') ? <td>{product.tags.join(', ')}</td> : null}
      {columns.has('added') ? <td className={table.figure}>{formatDate(product.createdAt)}</td> : null}
      <td className={styles.actions}>
        <Button
          {...shortcutTarget('open')}
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
