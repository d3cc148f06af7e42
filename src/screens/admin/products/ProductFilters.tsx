import type { AdminSort, Product } from '../../../../store/api';
import { categories } from '../../../domain/category';
import { productStatuses } from '../../../domain/productStatus';
import { appliedOption, FilterBar, SelectFilter, SortFilter, sortWords, type SortOption } from '../FilterFields';
import styles from '../filters.module.css';
import { messages } from '../messages';
import { quickOption } from '../QuickFilters';
import { SelectButtons } from '../selection/SelectButtons';
import type { Selection } from '../selection/useSelection';
import { useCards } from '../useCards';
import type { ProductTableState } from './useProductTable';
import { useSelectAllProducts } from './useSelectAllProducts';

const sortOptions: SortOption<AdminSort>[] = [
  { value: '-updatedAt', label: 'Last changed first' },
  { value: 'name', label: 'Name', words: 'By name' },
  { value: 'category', label: 'Category', words: 'By category' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: 'status', label: 'Status', words: 'By status' },
];

interface ProductFiltersProps {
  products: ProductTableState;
  selection: Selection<Product>;
}

/**
 * Filters of the product table: a search box, the category and the status. Also shows the number of products found, and
 * the button that lets the user select cards. If the backend lists only its public products, a notice replaces the
 * filters.
 */
export function ProductFilters({ products, selection }: ProductFiltersProps) {
  const { data, shown, isError, search, filters, filterChosen } = products;
  const hasCards = useCards();
  const selectAll = useSelectAllProducts(products, selection);
  if (data && !data.hasAdminApi) return <p className={styles.notice}>{messages.partly}</p>;
  return (
    <FilterBar
      searchHint="Name, description or tag"
      search={search}
      onSearch={products.searchTyped}
      applied={[
        ...appliedOption(filters.category, categories, () => filterChosen({ category: '' })),
        ...appliedOption(filters.status, productStatuses, () => filterChosen({ status: '' })),
      ]}
      quick={productStatuses.map((option) => quickOption(option, filters.status, (status) => filterChosen({ status })))}
      onClear={products.isFiltered ? products.filtersCleared : undefined}
      isEmpty={shown?.products.length === 0}
      noun="product"
      total={shown?.total}
      loading={shown || isError ? undefined : messages.loading}
      order={selection.isSelecting ? undefined : orderText(products, hasCards)}
      action={
        hasCards && data && data.products.length > 0 ? (
          <SelectButtons selection={selection} selectAll={selectAll} />
        ) : null
      }
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
        options={productStatuses}
        onChoose={(status) => filterChosen({ status })}
      />
      <SortFilter sort={products.sort} options={sortOptions} onChoose={products.sortChosen} />
    </FilterBar>
  );
}

/** Returns the message for a running request, or the sort order if no column heading shows it, as above cards. */
function orderText({ shown, isFetching, sort }: ProductTableState, hasCards: boolean): string | undefined {
  if (!shown) return undefined;
  if (isFetching) return messages.loading;
  return hasCards || sort === '-updatedAt' ? sortWords(sort, sortOptions) : undefined;
}
