import type { Category, Sort } from '../api';
import { sortParams } from '../api/sort';
import type { CatalogueState } from './state';
import { clampPages, initialCatalogueState } from './state';

// A Record rather than an array: a category that is in the contract but missing here is a compile error.
const categories: Record<Category, true> = {
  sauna: true,
  infrared: true,
  cold_plunge: true,
  complete_suite: true,
  accessory: true,
  consultation: true,
};

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sortParams, text);

/** Converts the state to a query string without `?`. Omits default values, so the initial state is an empty string. */
export function catalogueToSearchParams(state: CatalogueState): string {
  const query = new URLSearchParams();
  if (state.search !== initialCatalogueState.search) query.set('q', state.search);
  if (state.category !== initialCatalogueState.category) query.set('category', state.category ?? '');
  if (state.sort !== initialCatalogueState.sort) query.set('sort', state.sort);
  if (state.view !== initialCatalogueState.view) query.set('view', state.view);
  if (state.filtersOpen !== initialCatalogueState.filtersOpen) query.set('panel', 'open');
  if (state.favouritesOnly !== initialCatalogueState.favouritesOnly) query.set('favourites', 'only');
  if (state.pages !== initialCatalogueState.pages) query.set('pages', String(state.pages));
  return query.toString();
}

/** Parses a query string, with or without `?`. Missing and unknown values become the defaults. */
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
    favouritesOnly: query.get('favourites') === 'only',
    pages: clampPages(Number(query.get('pages') ?? initialCatalogueState.pages)),
  };
}
