import { useListManagedProductsQuery, type AdminSort, type Category, type ProductStatus } from '../../../../store/api';
import { useTableState } from '../useTableState';

/** Number of products on one page of the table. */
const PAGE_SIZE = 25;

export type Column = 'name' | 'category' | 'price' | 'status';

/** The filters of the table. An empty string turns a filter off. */
interface ProductFilters {
  category: Category | '';
  status: ProductStatus | '';
}

/** State of the product table: page, sort order, search and filters. The backend does the searching and sorting. */
export function useProductTable() {
  const table = useTableState<AdminSort, ProductFilters>({ sort: '-updatedAt', filters: { category: '', status: '' } });
  const { page, sort, filters, debouncedSearch, setPage } = table;

  const filter = {
    search: debouncedSearch || undefined,
    category: filters.category || undefined,
    status: filters.status || undefined,
  };
  const query = useListManagedProductsQuery({ page, limit: PAGE_SIZE, sort, ...filter });

  // Go to the last page if the current page no longer exists, e.g. because its only product was archived elsewhere.
  const pages = query.currentData?.totalPages;
  if (pages !== undefined && page > pages) setPage(pages);

  return {
    ...query,
    ...table,
    /** The search and the filters as they are sent to the backend. */
    filter,
    /** Sorts the table by the column in ascending order. Choosing the same column again reverses the order. */
    columnChosen: (column: Column) => table.sortChosen(sort === column ? `-${column}` : column),
  };
}

export type ProductTableState = ReturnType<typeof useProductTable>;
