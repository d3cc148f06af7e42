import { useListManagedProductsQuery, type AdminSort, type Category, type ProductStatus } from '../../../../store/api';
import { categories } from '../../../domain/category';
import { productStatuses } from '../../../domain/productStatus';
import { shownPage } from '../shownPage';
import type { TableOptions } from '../tableUrl';
import { nextSort, useTableState } from '../useTableState';

/** Number of products on one page of the table. */
const PAGE_SIZE = 25;

export type Column = 'name' | 'category' | 'price' | 'status';

/** The filters of the table. An empty string turns a filter off. */
type ProductFilters = {
  category: Category | '';
  status: ProductStatus | '';
};

const options: TableOptions<AdminSort, ProductFilters> = {
  sorts: ['-updatedAt', 'name', '-name', 'category', '-category', 'price', '-price', 'status', '-status'],
  filters: { category: '', status: '' },
  choices: { category: categories.map(({ value }) => value), status: productStatuses.map(({ value }) => value) },
};

/** State of the product table: page, sort order, search and filters. The backend does the searching and sorting. */
export function useProductTable() {
  const table = useTableState(options);
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
    ...shownPage(query),
    ...table,
    /** The search and the filters as they are sent to the backend. */
    filter,
    /** Sorts the table by the column: ascending, then descending, then by the last change again. */
    columnChosen: (column: Column) => table.sortChosen(nextSort(sort, column, '-updatedAt')),
  };
}

export type ProductTableState = ReturnType<typeof useProductTable>;
