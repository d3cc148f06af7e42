import type { Sort } from '../api';

/** What a visitor has chosen on the products page. The address mirrors it, see ./address. Spec §2, §4. */
export interface CatalogueState {
  sort: Sort;
  category: string | null;
  view: 'grid' | 'list';
  search: string;
  filtersOpen: boolean;
  /** How many pages of twelve are shown, from 1 to {@link MAX_PAGES}. */
  pages: number;
}

export const initialCatalogueState: CatalogueState = {
  sort: 'newest',
  category: null,
  view: 'grid',
  search: '',
  filtersOpen: false,
  pages: 1,
};

/** A link cannot make the page ask the server for more pages than this. */
export const MAX_PAGES = 100;

/** A page count within bounds; 1 for what is no count. */
export const clampPages = (pages: number): number =>
  Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1;
