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

/** Spec §2: "product table (Image, Name, Category, Price, Status, Actions with edit and archive)". */
export function ProductTable({ products, onEdit }: ProductTableProps) {
  const { currentData, isError, refetch, isFetching } = products;
  // While others are on their way, those that were there stay; where these could not be loaded, they would be the wrong ones.
  const data = isError ? currentData : products.data;
  return (
    <>
      {isError ? <LoadError sentence={messages.loadFailed} onRetry={() => void refetch()} /> : null}
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
            {columns.map(({ column, label }) => (
              <Heading key={column} column={column} label={label} products={products} />
            ))}
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

function Heading({ column, label, products }: { column: Column; label: string; products: ProductTableState }) {
  const { data, sort, columnChosen } = products;
  if (!data?.hasAdminApi) return <th scope="col">{label}</th>;
  const order = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  const mark = { ascending: '↑', descending: '↓', none: '' }[order];
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className={table.sort} onClick={() => columnChosen(column)}>
        {label} <span aria-hidden="true">{mark}</span>
      </button>
    </th>
  );
}

function Row({ product, onEdit }: { product: Product; onEdit: (id: string) => void }) {
  const words = toProductViewModel(product);
  const { archive, restore } = useArchiveProduct();
  const archived = product.status === 'archived';
  return (
    <tr>
      <td>
        <div className={styles.image}>
          <ResponsiveImage
            image={words.images[0] ?? null}
            sizes="3rem"
            placeholder={words.placeholder}
            placeholderSeed={words.slugOrId}
            alt=""
          />
        </div>
      </td>
      <th scope="row">{words.name}</th>
      <td>{words.category}</td>
      <td className={table.figure}>{words.price}</td>
      <td>
        <span className={styles.status} data-status={product.status}>
          {product.status ?? 'active'}
        </span>
      </td>
      <td className={styles.actions}>
        <Button variant="text" aria-label={`Edit ${words.name}`} onClick={() => onEdit(product.id)}>
          Edit
        </Button>
        {archived ? (
          <Button variant="text" aria-label={`Restore ${words.name}`} onClick={() => void restore(product.id)}>
            Restore
          </Button>
        ) : (
          <Button variant="text" aria-label={`Archive ${words.name}`} onClick={() => void archive(product.id)}>
            Archive
          </Button>
        )}
      </td>
    </tr>
  );
}
