import type { Product } from '../../../../store/api';
import { toProductViewModel } from '../../../domain/productViewModel';
import { Button } from '../../../ui/Button';
import { ResponsiveImage } from '../../../ui/ResponsiveImage';
import { Spinner } from '../../../ui/Spinner';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { Pagination } from '../Pagination';
import table from '../table.module.css';
import { ScrollableTable } from '../ScrollableTable';
import { SortableHeading } from '../SortableHeading';
import styles from './ProductTable.module.css';
import { useArchiveProduct } from './useArchiveProduct';
import type { Column, ProductTableState } from './useProductTable';

const columns: { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'category', label: 'Category' },
  { column: 'price', label: 'Price' },
  { column: 'status', label: 'Status' },
];

interface ProductTableProps {
  products: ProductTableState;
  onEdit: (id: string) => void;
}

/**
 * The 'product table (Image, Name, Category, Price, Status, Actions with edit and archive)' (docs/specification.md §2).
 */
export function ProductTable({ products, onEdit }: ProductTableProps) {
  const { currentData, isError, refetch, isFetching } = products;
  // Keep showing the previous rows while another page or filter is loading. If the request fails, hide them, because
  // they do not match the chosen page or filter.
  const data = isError ? currentData : products.data;
  return (
    <>
      {isError ? <LoadError message={messages.loadFailed} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Spinner label={messages.loading} />}
      {data ? <Rows data={data} products={products} busy={isFetching} onEdit={onEdit} /> : null}
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

function Rows({ data, products, busy, onEdit }: RowsProps) {
  return (
    <>
      <ScrollableTable label="Products" busy={busy}>
        <thead>
          <tr>
            <th scope="col">Image</th>
            {columns.map(({ column, label }) =>
              data.hasAdminApi ? (
                <SortableHeading
                  key={column}
                  column={column}
                  label={label}
                  sort={products.sort}
                  onChoose={products.columnChosen}
                />
              ) : (
                <th key={column} scope="col">
                  {label}
                </th>
              ),
            )}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.products.map((product) => (
            <Row key={product.id} product={product} onEdit={onEdit} />
          ))}
        </tbody>
      </ScrollableTable>
      {data.products.length === 0 ? <p>{messages.none}</p> : null}
    </>
  );
}

/** Returns the colour of a status. A provider's products may have other statuses or none. */
const toneOf = (status: string | null) => (status === 'archived' ? 'quiet' : status === 'draft' ? 'open' : 'good');

function Row({ product, onEdit }: { product: Product; onEdit: (id: string) => void }) {
  const viewModel = toProductViewModel(product);
  const { archive, restore } = useArchiveProduct();
  const archived = product.status === 'archived';
  return (
    <tr>
      <td>
        <div className={styles.image}>
          <ResponsiveImage
            image={viewModel.images[0] ?? null}
            sizes="3rem"
            placeholder={viewModel.placeholder}
            placeholderSeed={viewModel.slugOrId}
            alt=""
          />
        </div>
      </td>
      <th scope="row">{viewModel.name}</th>
      <td>{viewModel.category}</td>
      <td className={table.figure}>{viewModel.price}</td>
      <td>
        <span className={table.status} data-tone={toneOf(product.status)}>
          {product.status ?? 'active'}
        </span>
      </td>
      <td className={styles.actions}>
        <Button variant="text" aria-label={`Edit ${viewModel.name}`} onClick={() => onEdit(product.id)}>
          Edit
        </Button>
        {archived ? (
          <Button variant="text" aria-label={`Restore ${viewModel.name}`} onClick={() => void restore(product.id)}>
            Restore
          </Button>
        ) : (
          <Button variant="text" aria-label={`Archive ${viewModel.name}`} onClick={() => void archive(product.id)}>
            Archive
          </Button>
        )}
      </td>
    </tr>
  );
}
