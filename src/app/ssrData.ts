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

/** More pages of the collection than these come after the page has arrived: rendering thousands would hold others up. */
const MOST_PAGES_RENDERED = 5;

/** Where an address leads. */
export interface PageMatch {
  route: AppRoute;
  /** The shortest URL that renders the same page: without unknown parameters, defaults and what only the browser renders. */
  address: string;
  search: string;
  slugOrId: string;
}

/** The place of an address, path and query; null where there is none. */
export function matchUrl(url: string): PageMatch | null {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (!match) continue;
    const { slugOrId = '' } = match.params as { slugOrId?: string };
    const known =
      route.path === patterns.product ? '' : catalogueToSearchParams(rendered(catalogueFromSearchParams(query)));
    const search = known === '' ? '' : `?${known}`;
    return { route, address: generatePath(route.path, match.params) + search, search, slugOrId };
  }
  return null;
}

/**
 * Returns the choices that are rendered on the server. The search is left to the browser, and so are pages beyond the
 * fifth: otherwise anybody could have any number of different pages rendered.
 */
function rendered(choices: CatalogueState): CatalogueState {
  return { ...choices, search: initialCatalogueState.search, pages: Math.min(choices.pages, MOST_PAGES_RENDERED) };
}

/** Asks for what a page rendered on request will show. Gives the page's HTTP status; throws when there is no answer. */
export async function loadPageData(store: AppStore, { route, search, slugOrId }: PageMatch): Promise<number> {
  // With the part comes the api, which joins the store.
  await route.load();
  if (route.path !== patterns.product) return askForList(store, search);
  const { error } = await store.dispatch(api.endpoints.getProductBySlugOrId.initiate(slugOrId));
  if (!error) return 200;
  if (isGone(error)) return 410;
  if (isNotFound(error)) return 404;
  throw new Error('The product to be rendered could not be read.', { cause: error });
}

async function askForList(store: AppStore, search: string): Promise<number> {
  store.dispatch(catalogueRestoredFromUrl(catalogueFromSearchParams(search)));
  const { sort, category, pages } = selectCatalogue(store.getState());
  const { initiate } = api.endpoints.browseProducts;
  let list = await store.dispatch(initiate({ sort, category }));
  while (list.data && list.hasNextPage && list.data.pages.length < pages) {
    list = await store.dispatch(initiate({ sort, category }, { direction: 'forward' }));
  }
  if (list.error) throw new Error('The collection to be rendered could not be read.', { cause: list.error });
  return 200;
}
