import { useState } from 'react';
import { useListManagedProductsQuery, type AdminSort, type Category, type ProductStatus } from '../../../../store/api';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';

/** Number of products on one page of the table. */
const PAGE_SIZE = 25;
/** Pause in typing, in ms, after which the search is sent to the backend. */
const SEARCH_DEBOUNCE_MS = 200;

export type Column = 'name' | 'category' | 'price' | 'status';

/** State of the product table: page, sort order, search and filters. The backend does the searching and sorting. */
export function useProductTable() {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<AdminSort>('-updatedAt');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | ''>('');
  const [status, setStatus] = useState<ProductStatus | ''>('');
  const debouncedSearch = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS);

  // Return to the first page when the debounced search changes.
  const [pagedSearch, setPagedSearch] = useState(debouncedSearch);
  if (debouncedSearch !== pagedSearch) {
    setPagedSearch(debouncedSearch);
    setPage(1);
  }

  const query = useListManagedProductsQuery({
    page,
    limit: PAGE_SIZE,
    sort,
    search: debouncedSearch === '' ? undefined : debouncedSearch,
    category: category === '' ? undefined : category,
    status: status === '' ? undefined : status,
  });

  // Go to the last page if the current page no longer exists, e.g. because its only product was archived elsewhere.
  const pages = query.currentData?.totalPages;
  if (pages !== undefined && page > pages) setPage(pages);

  /** Wraps a state setter so that it also returns to the first page. */
  const resettingPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };

  return {
    ...query,
    page,
    sort,
    search,
    category,
    status,
    setPage,
    searchTyped: setSearch,
    categoryChosen: resettingPage(setCategory),
    statusChosen: resettingPage(setStatus),
    sortChosen: resettingPage(setSort),
    /** Sorts the table by the column in ascending order. Choosing the same column again reverses the order. */
    columnChosen: (column: Column) => resettingPage(setSort)(sort === column ? `-${column}` : column),
  };
}

export type ProductTableState = ReturnType<typeof useProductTable>;
