import { useEffect, useState } from 'react';
import { useListManagedProductsQuery, type AdminSort, type Category, type ProductStatus } from '../../../../store/api';

/** How many rows a page of the table has. */
const ROWS = 25;
/** How long the keys rest before the backend is asked. */
const REST_MS = 200;

export type Column = 'name' | 'category' | 'price' | 'status';

/** Which products the table shows, and what changes that. Searching and sorting are the backend's work. */
export function useProductTable() {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<AdminSort>('-updatedAt');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | ''>('');
  const [status, setStatus] = useState<ProductStatus | ''>('');
  const [asked, setAsked] = useState('');

  const query = useListManagedProductsQuery({
    page,
    limit: ROWS,
    sort,
    search: asked === '' ? undefined : asked,
    category: category === '' ? undefined : category,
    status: status === '' ? undefined : status,
  });

  const wanted = search.trim();
  useEffect(() => {
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(wanted);
      setPage(1);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  // The last product of the last page may be archived, here or elsewhere.
  const pages = query.currentData?.totalPages;
  if (pages !== undefined && page > pages) setPage(pages);

  /** Another choice begins at the first page. */
  const chosen =
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
    categoryChosen: chosen(setCategory),
    statusChosen: chosen(setStatus),
    /** The same column again turns the order around. */
    columnChosen: (column: Column) => chosen(setSort)(sort === column ? `-${column}` : column),
  };
}

export type ProductTableState = ReturnType<typeof useProductTable>;
