import type { AdminSort } from '../../../../store/api';
import { categories } from '../../../domain/category';
import { FilterBar, SelectFilter, SortFilter } from '../FilterFields';
import styles from '../filters.module.css';
import { messages } from '../messages';
import type { ProductTableState } from './useProductTable';

const statuses = (['active', 'draft', 'archived'] as const).map((value) => ({ value, label: value }));

const sortOptions: { value: AdminSort; label: string }[] = [
  { value: '-updatedAt', label: 'Last changed' },
  { value: 'name', label: 'Name' },
  { value: 'category', label: 'Category' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: 'status', label: 'Status' },
];

const formatCount = (total: number | null) =>
  total === null ? '' : `${total} ${total === 1 ? 'product' : 'products'}`;

/**
 * Filters of the product table: a search box, the category and the status. Also shows the number of products found. If
 * the backend lists only its public products, a notice replaces the filters.
 */
export function ProductFilters({ products }: { products: ProductTableState }) {
  const { data, search, filters, filterChosen } = products;
  if (data && !data.hasAdminApi) return <p className={styles.notice}>{messages.partly}</p>;
  return (
    <FilterBar
      searchHint="Name, description or tag"
      search={search}
      onSearch={products.searchTyped}
      active={Object.values(filters).filter((value) => value !== '').length}
      count={formatCount(data?.total ?? null)}
    >
      <SelectFilter
        label="Category"
        value={filters.category}
        options={categories}
        onChoose={(category) => filterChosen({ category })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        options={statuses}
        onChoose={(status) => filterChosen({ status })}
      />
      <SortFilter sort={products.sort} options={sortOptions} onChoose={products.sortChosen} />
    </FilterBar>
  );
}
