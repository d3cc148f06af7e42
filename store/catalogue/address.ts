import type { Category, Sort } from '../api';
import { sortOnWire } from '../api/sort';
import type { CatalogueState } from './state';
import { boundedPages, initialCatalogue } from './state';

// A record, so that a category added to the contract does not compile until it can stand in an address.
const categories: Record<Category, true> = {
  sauna: true,
  infrared: true,
  cold_plunge: true,
  complete_suite: true,
  accessory: true,
  consultation: true,
};

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sortOnWire, text);

/** The state as a query string without `?`, empty for the initial state: what is the default is left out. */
export function catalogueToQuery(state: CatalogueState): string {
  const query = new URLSearchParams();
  if (state.search !== initialCatalogue.search) query.set('q', state.search);
  if (state.category !== initialCatalogue.category) query.set('category', state.category ?? '');
  if (state.sort !== initialCatalogue.sort) query.set('sort', state.sort);
  if (state.view !== initialCatalogue.view) query.set('view', state.view);
  if (state.panelOpen !== initialCatalogue.panelOpen) query.set('panel', 'open');
  if (state.pages !== initialCatalogue.pages) query.set('pages', String(state.pages));
  return query.toString();
}

/** The state that an address's query (with or without `?`) stands for; unknown values fall back to the defaults. */
export function queryToCatalogue(search: string): CatalogueState {
  const query = new URLSearchParams(search);
  const sort = query.get('sort');
  const category = query.get('category');
  return {
    search: query.get('q') ?? initialCatalogue.search,
    category: category !== null && Object.hasOwn(categories, category) ? category : initialCatalogue.category,
    sort: isSort(sort) ? sort : initialCatalogue.sort,
    view: query.get('view') === 'list' ? 'list' : initialCatalogue.view,
    panelOpen: query.get('panel') === 'open',
    pages: boundedPages(Number(query.get('pages') ?? initialCatalogue.pages)),
  };
}
