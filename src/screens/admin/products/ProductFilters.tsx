import { useId } from 'react';
import { categories } from '../../../domain/category';
import styles from '../filters.module.css';
import { messages } from '../messages';
import type { ProductTableState } from './useProductTable';

const statuses = ['active', 'draft', 'archived'] as const;

const formatCount = (total: number | null) =>
  total === null ? '' : `${total} ${total === 1 ? 'product' : 'products'}`;

/**
 * Filters of the product table: a search box, the category and the status. Also shows the number of products found. If
 * the backend lists only its public products, a notice replaces the filters.
 */
export function ProductFilters({ products }: { products: ProductTableState }) {
  const { data, search, category, status } = products;
  const id = useId();
  if (data && !data.hasAdminApi) return <p className={styles.notice}>{messages.partly}</p>;
  return (
    <div className={styles.filters} role="search">
      <label className={styles.field} htmlFor={`${id}-search`}>
        Search
        <input
          id={`${id}-search`}
          type="search"
          maxLength={200}
          value={search}
          onChange={(event) => products.searchTyped(event.target.value)}
        />
      </label>
      <label className={styles.field} htmlFor={`${id}-category`}>
        Category
        <select
          id={`${id}-category`}
          value={category}
          onChange={(event) =>
            products.categoryChosen(categories.find(({ value }) => value === event.target.value)?.value ?? '')
          }
        >
          <option value="">All</option>
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field} htmlFor={`${id}-status`}>
        Status
        <select
          id={`${id}-status`}
          value={status}
          onChange={(event) => products.statusChosen(statuses.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">All</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.count} role="status">
        {formatCount(data?.total ?? null)}
      </p>
    </div>
  );
}
