import { useId } from 'react';
import styles from './CatalogueToolbar.module.css';
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

interface CatalogueToolbarProps {
  catalogue: ReturnType<typeof useCatalogue>;
  /** Element id of the filter panel, which the Filters button opens and closes. */
  panelId: string;
}

/** Toolbar above the products: search box, buttons for filters and favourites, sort order and view. */
export function CatalogueToolbar({ catalogue, panelId }: CatalogueToolbarProps) {
  const searchId = useId();
  const sortId = useId();
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor={searchId}>
          Search products
        </label>
        <input
          id={searchId}
          type="search"
          placeholder="Search the collection"
          maxLength={200}
          autoComplete="off"
          value={catalogue.searchInput}
          onChange={(event) => catalogue.searchTyped(event.target.value)}
        />
      </div>
      <div className={styles.filters}>
        <button
          type="button"
          aria-expanded={catalogue.filtersOpen}
          aria-controls={panelId}
          onClick={catalogue.filtersToggled}
        >
          Filters
        </button>
        <button type="button" aria-pressed={catalogue.favouritesOnly} onClick={catalogue.favouritesToggled}>
          Favourites{catalogue.favouriteCount > 0 ? ` (${catalogue.favouriteCount})` : null}
        </button>
      </div>
      <div className={styles.sort}>
        <label htmlFor={sortId}>Sort by</label>
        <select
          id={sortId}
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
