import { categories } from '../../../domain/category';
import { SearchFilter, SelectFilter } from '../FilterFields';
import styles from '../filters.module.css';
import { messages } from '../messages';
import type { ProductTableState } from './useProductTable';

const statuses = (['active', 'draft', 'archived'] as const).map((value) => ({ value, label: value }));

const formatCount = (total: number | null) =>
  total === null ? '' : `${total} ${total === 1 ? 'product' : 'products'}`;

/**
 * Filters of the product table: a search box, the category and the status. Also shows the number of products found. If
 * the backend lists only its public products, a notice replaces the filters.
 */
export function ProductFilters({ products }: { products: ProductTableState }) {
  const { data, search, category, status } = products;
  if (data && !data.hasAdminApi) return <p className={styles.notice}>{messages.partly}</p>;
  return (
    <div className={styles.filters} role="search">
      <SearchFilter value={search} onType={products.searchTyped} />
      <SelectFilter label="Category" value={category} options={categories} onChoose={products.categoryChosen} />
      <SelectFilter label="Status" value={status} options={statuses} onChoose={products.statusChosen} />
      <p className={styles.count} role="status">
        {formatCount(data?.total ?? null)}
      </p>
    </div>
  );
}
