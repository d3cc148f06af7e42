import type { Sort } from '../api';

/** The visitor's choices on the products page (docs/specification.md §2, §4). The URL mirrors them, see ./urlState. */
export interface CatalogueState {
  sort: Sort;
  category: string | null;
  view: 'grid' | 'list';
  search: string;
  filtersOpen: boolean;
  /** Whether only the visitor's favourites are shown. */
  favouritesOnly: boolean;
  /** Number of pages shown, each of 12 products; from 1 to {@link MAX_PAGES}. */
  pages: number;
}

export const initialCatalogueState: CatalogueState = {
  sort: 'newest',
  category: null,
  view: 'grid',
  search: '',
  filtersOpen: false,
  favouritesOnly: false,
  pages: 1,
};

/** Maximum number of pages shown. Limits how many requests a link with a large `pages` parameter can cause. */
export const MAX_PAGES = 100;

/** Limits a page count to the range from 1 to MAX_PAGES. Returns 1 if it is not an integer. */
export const clampPages = (pages: number): number =>
  Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1;
