import type { Category, Sort } from '../api';
import { sortParams } from '../api/sort';
import type { CatalogueState } from './state';
import { clampPages, initialCatalogueState } from './state';

// A record, so that a category added to the contract does not compile until it can stand in an address.
const categories: Record<Category, true> = {
  sauna: true,
  infrared: true,
  cold_plunge: true,
  complete_suite: true,
  accessory: true,
  consultation: true,
};

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sortParams, text);

/** The state as a query string without `?`, empty for the initial state: what is the default is left out. */
export function catalogueToSearchParams(state: CatalogueState): string {
  const query = new URLSearchParams();
  if (state.search !== initialCatalogueState.search) query.set('q', state.search);
  if (state.category !== initialCatalogueState.category) query.set('category', state.category ?? '');
  if (state.sort !== initialCatalogueState.sort) query.set('sort', state.sort);
  if (state.view !== initialCatalogueState.view) query.set('view', state.view);
  if (state.filtersOpen !== initialCatalogueState.filtersOpen) query.set('panel', 'open');
  if (state.pages !== initialCatalogueState.pages) query.set('pages', String(state.pages));
  return query.toString();
}

/** The state that an address's query (with or without `?`) stands for; unknown values fall back to the defaults. */
export function catalogueFromSearchParams(search: string): CatalogueState {
  const query = new URLSearchParams(search);
  const sort = query.get('sort');
  const category = query.get('category');
  return {
    search: query.get('q') ?? initialCatalogueState.search,
    category: category !== null && Object.hasOwn(categories, category) ? category : initialCatalogueState.category,
    sort: isSort(sort) ? sort : initialCatalogueState.sort,
    view: query.get('view') === 'list' ? 'list' : initialCatalogueState.view,
    filtersOpen: query.get('panel') === 'open',
    pages: clampPages(Number(query.get('pages') ?? initialCatalogueState.pages)),
  };
}
