import { useId } from 'react';
import styles from './CatalogueToolbar.module.css';
import { resultCountText } from './messages';
import type { useCatalogue } from './useCatalogue';

const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'name', label: 'Name' },
] as const;

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

interface CatalogueBarProps {
  catalogue: ReturnType<typeof useCatalogue>;
  /** The id of the filter panel that its button opens. */
  panelId: string;
}

/** Search, filter button, count, sort and view: the row of choices above the products. */
export function CatalogueToolbar({ catalogue, panelId }: CatalogueBarProps) {
  const search = useId();
  const sort = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor={search}>
          Search products
        </label>
        <input
          id={search}
          type="search"
          placeholder="Search the collection"
          maxLength={200}
          autoComplete="off"
          value={catalogue.typed}
          onChange={(event) => catalogue.searchTyped(event.target.value)}
        />
      </div>
      <button
        type="button"
        className={styles.filter}
        aria-expanded={catalogue.filtersOpen}
        aria-controls={panelId}
        onClick={catalogue.panelToggled}
      >
        Filters
      </button>
      <p className={styles.count} role="status">
        {catalogue.isLoading || catalogue.isFailed ? null : resultCountText(catalogue.cards.length)}
      </p>
      <div className={styles.sort}>
        <label htmlFor={sort}>Sort by</label>
        <select
          id={sort}
          value={catalogue.sort}
          onChange={(event) => {
            const chosen = sorts.find(({ value }) => value === event.target.value);
            if (chosen) catalogue.sortChosen(chosen.value);
          }}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">View</legend>
        {views.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={catalogue.view === value}
            onClick={() => catalogue.viewChosen(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
