import { generatePath, matchPath } from 'react-router-dom';
import type { AppStore } from '../../store';
import { api, isGone, isNotFound } from '../../store/api';
import {
  catalogueRestoredFromUrl,
  catalogueToSearchParams,
  initialCatalogueState,
  catalogueFromSearchParams,
  selectCatalogue,
  type CatalogueState,
} from '../../store/catalogue';
import { patterns } from '../paths';
import { routes, type AppRoute } from './routes';

/** Maximum number of product list pages that the server renders for one request. The browser loads the others. */
const MAX_RENDERED_PAGES = 5;

/** A URL resolved to its route and parameters. */
export interface PageMatch {
  route: AppRoute;
  /** Canonical URL: without unknown parameters, default values and search term. `pages` is at most 5. */
  address: string;
  /** Query of `address`, with its leading `?`, or ''. */
  search: string;
  /** Slug or id in a product page's URL; '' for other routes. */
  slugOrId: string;
}

/** Resolves a URL (path and query). Returns null if no route matches. */
export function matchUrl(url: string): PageMatch | null {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (!match) continue;
    const { slugOrId = '' } = match.params as { slugOrId?: string };
    const params =
      route.path === patterns.product ? '' : catalogueToSearchParams(limitToSsr(catalogueFromSearchParams(query)));
    const search = params === '' ? '' : `?${params}`;
    return { route, address: generatePath(route.path, match.params) + search, search, slugOrId };
  }
  return null;
}

/**
 * Removes the search term and limits the number of list pages to MAX_RENDERED_PAGES. Otherwise clients could make the
 * server render an unlimited number of different pages.
 */
function limitToSsr(state: CatalogueState): CatalogueState {
  return { ...state, search: initialCatalogueState.search, pages: Math.min(state.pages, MAX_RENDERED_PAGES) };
}

/**
 * Loads the data of a server-rendered page into the store. Returns the page's HTTP status: 200, 404 or 410.
 * @throws if the API call fails with any other status or error
 */
export async function loadPageData(store: AppStore, { route, search, slugOrId }: PageMatch): Promise<number> {
  // Loading the route's chunk also loads the API slice, which adds its reducer and middleware to the store.
  await route.load();
  if (route.path !== patterns.product) return loadProductList(store, search);
  const { error } = await store.dispatch(api.endpoints.getProductBySlugOrId.initiate(slugOrId));
  if (!error) return 200;
  if (isGone(error)) return 410;
  if (isNotFound(error)) return 404;
  throw new Error('The product to render could not be loaded.', { cause: error });
}

async function loadProductList(store: AppStore, search: string): Promise<number> {
  store.dispatch(catalogueRestoredFromUrl(catalogueFromSearchParams(search)));
  const { sort, category, pages } = selectCatalogue(store.getState());
  const { initiate } = api.endpoints.browseProducts;
  let list = await store.dispatch(initiate({ sort, category }));
  while (list.data && list.hasNextPage && list.data.pages.length < pages) {
    list = await store.dispatch(initiate({ sort, category }, { direction: 'forward' }));
  }
  if (list.error) throw new Error('The collection to render could not be loaded.', { cause: list.error });
  return 200;
}
