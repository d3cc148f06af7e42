import { generatePath, matchPath } from 'react-router-dom';
import type { AppStore } from '../../store';
import { api, isGone, isUnknown } from '../../store/api';
import { addressRead, catalogueToQuery, queryToCatalogue, selectCatalogue } from '../../store/catalogue';
import { patterns } from '../paths';
import { routes, type AppRoute } from './routes';

/** More pages of the collection than these come after the page has arrived: rendering thousands would hold others up. */
const MOST_PAGES_RENDERED = 5;

/** Where an address leads. */
export interface Place {
  route: AppRoute;
  /** The shortest address of the same page: without what it does not know, and without its defaults. */
  address: string;
  search: string;
  slugOrId: string;
}

/** The place of an address, path and query; null where there is none. */
export function placeOf(url: string): Place | null {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (!match) continue;
    const { slugOrId = '' } = match.params as { slugOrId?: string };
    const known = route.path === patterns.product ? '' : catalogueToQuery(queryToCatalogue(query));
    const search = known === '' ? '' : `?${known}`;
    return { route, address: generatePath(route.path, match.params) + search, search, slugOrId };
  }
  return null;
}

/** Asks for what a page rendered on request will show. Gives the page's HTTP status; throws when there is no answer. */
export async function askBeforehand(store: AppStore, { route, search, slugOrId }: Place): Promise<number> {
  // With the part comes the api, which joins the store.
  await route.load();
  if (route.path !== patterns.product) return askForList(store, search);
  const { error } = await store.dispatch(api.endpoints.findProduct.initiate(slugOrId));
  if (!error) return 200;
  if (isGone(error)) return 410;
  if (isUnknown(error)) return 404;
  throw new Error('The product to be rendered could not be read.', { cause: error });
}

async function askForList(store: AppStore, search: string): Promise<number> {
  store.dispatch(addressRead(queryToCatalogue(search)));
  const { sort, category, pages } = selectCatalogue(store.getState());
  const { initiate } = api.endpoints.browseProducts;
  let list = await store.dispatch(initiate({ sort, category }));
  const wanted = Math.min(pages, MOST_PAGES_RENDERED);
  while (list.data && list.hasNextPage && list.data.pages.length < wanted) {
    list = await store.dispatch(initiate({ sort, category }, { direction: 'forward' }));
  }
  if (list.error) throw new Error('The collection to be rendered could not be read.', { cause: list.error });
  return 200;
}
