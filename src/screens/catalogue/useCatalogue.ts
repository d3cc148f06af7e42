import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AppStore } from '../../../store';
import { mergePages, useBrowseProductsInfiniteQuery } from '../../../store/api';
import { useLiveUpdates } from '../../../store/live';
import {
  catalogueRestoredFromUrl,
  catalogueToSearchParams,
  categoryChosen,
  MAX_PAGES,
  pageLoaded,
  favouritesToggled,
  filtersToggled,
  catalogueFromSearchParams,
  searchTyped,
  selectCatalogue,
  sortChosen,
  viewChosen,
  type CatalogueState,
} from '../../../store/catalogue';
import { useAppSelector } from '../../../store/hooks';
import { matchesSearch, toProductViewModel } from '../../domain/productViewModel';
import { useFavourites } from './favourites';
import { useFavouriteProducts } from './useFavouriteProducts';
import { useMaxCacheAge } from './useMaxCacheAge';
import { useRemoteSearch } from './useRemoteSearch';

const NONE: readonly string[] = [];

/**
 * Maximum number of URL updates within URL_UPDATE_WINDOW_MS: half of the 100 `replaceState` calls that Safari allows in
 * that time before it throws an error.
 */
const MAX_URL_UPDATES = 50;
/** Length in ms of the time window in which MAX_URL_UPDATES applies. */
const URL_UPDATE_WINDOW_MS = 30_000;

/**
 * State and actions of the catalogue page.
 *
 * The server sorts the products and filters them by category. The search filters the loaded products on the client
 * (docs/specification.md §5). A server that supports searching also searches the products that are not loaded.
 */
export function useCatalogue() {
  const { choices, canFetch, isUrlApplied, change } = useUrlSyncedChoices();
  const { sort, category, search: searchInput, pages } = choices;
  const favouriteIds = useFavourites();
  // The server renders all products, so the first render shows them as well.
  const favouritesOnly = choices.favouritesOnly && isUrlApplied;
  const favourites = useFavouriteProducts(favouritesOnly ? favouriteIds : NONE);
  // Deferred, so that a keystroke appears in the search box without waiting for thousands of cards to be filtered.
  const search = useDeferredValue(searchInput);
  const query = useBrowseProductsInfiniteQuery(
    { sort, category },
    { skip: !canFetch, refetchOnMountOrArgChange: useMaxCacheAge() },
  );
  const {
    currentData,
    isError,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = query;
  // Keep the old list while another sort order or category is loading, but not if that request fails.
  const data = isError ? currentData : query.data;

  useLiveUpdates(data?.pages[0]?.extensions.includes('live') ?? false);

  // After a reload or from a shared link, the URL can ask for several pages. They are fetched one after the other.
  const loadedPages = data?.pages.length ?? 0;
  const needsMore = loadedPages > 0 && loadedPages < pages && hasNextPage && !isError;
  // Number of the page to fetch next, or null. The effect below depends on this number, not on a boolean: if a fast
  // response arrives before React renders `isFetching`, a boolean would stay true and the effect would not run again.
  const nextPage = needsMore && !isFetching ? loadedPages + 1 : null;
  useEffect(() => {
    if (nextPage !== null) void fetchNextPage();
  }, [nextPage, fetchNextPage]);

  // Build the view models when the data changes, not on every keystroke: matching cards keep their identity, and the
  // memoised ProductCard skips re-rendering.
  const loaded = useMemo(
    () =>
      (favouritesOnly ? favourites.products : mergePages((data?.pages ?? []).slice(0, pages))).map((product) => ({
        product,
        card: toProductViewModel(product),
      })),
    [data, pages, favouritesOnly, favourites.products],
  );
  const shown = useMemo(
    () =>
      loaded
        // Filter by category again, because a backend that ignores the category parameter returns all products.
        .filter(({ product }) => (category === null || product.category === category) && matchesSearch(product, search))
        .map(({ card }) => card),
    [loaded, category, search],
  );

  const hasUnloadedPages = !favouritesOnly && (hasNextPage || loadedPages > pages);
  const canSearchRemotely = data?.pages[0]?.extensions.includes('search') ?? false;
  const remoteSearch = useRemoteSearch({ sort, category, search }, canSearchRemotely && hasUnloadedPages, shown);

  return {
    ...choices,
    /** Text in the search box. The cards are filtered by `search`, its deferred value. */
    searchInput,
    search,
    /** False until the cards are filtered by the search in the URL. The server renders the page without that search. */
    isSearched: isUrlApplied && search === searchInput,
    cards: shown,
    /** Whether the cards are the whole collection in its usual order. */
    isWhole: sort === 'newest' && category === null && !favouritesOnly && search.trim() === '',
    /** Number of products in the chosen category, or null if the backend does not send it or the list is filtered. */
    total: favouritesOnly || search.trim() ? null : (currentData?.pages[0]?.total ?? null),
    favouritesOnly,
    favouriteCount: favouriteIds.length,
    remoteSearch,
    /** True while the first page is loading and there is nothing to show yet. */
    isLoading: favouritesOnly
      ? favourites.isLoading && shown.length === 0
      : !isError && (!data || (!currentData && shown.length === 0)),
    /** True if the first page failed to load. */
    isFailed: !data && isError,
    /** True while a further page is loading. */
    isLoadingMore: needsMore || isFetchingNextPage,
    /** True if fetching a further page, or refetching the loaded ones, failed. */
    isMoreFailed: Boolean(data) && isError,
    hasMore: hasUnloadedPages && pages < MAX_PAGES,
    /** Repeats the request that failed: fetching a further page or refetching the loaded ones. */
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    loadMore: () => change(pageLoaded(pages + 1)),
    sortChosen: (next: CatalogueState['sort']) => change(sortChosen(next)),
    categoryChosen: (next: string | null) => change(categoryChosen(next)),
    viewChosen: (next: CatalogueState['view']) => change(viewChosen(next)),
    searchTyped: (next: string) => change(searchTyped(next)),
    filtersToggled: () => change(filtersToggled()),
    favouritesToggled: () => change(favouritesToggled()),
  };
}

/**
 * Keeps the visitor's choices in the catalogue slice and mirrors them in the URL.
 *
 * Navigation to another URL (a shared link, Back or a link on the site) copies its choices into the slice. Each change
 * by the visitor replaces the current URL instead of adding a history entry, so that one Back leaves the catalogue.
 */
function useUrlSyncedChoices() {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const choices = useAppSelector(selectCatalogue);
  // After a followed link, the store often has the URL's choices already. Starting with true then saves a second render,
  // which React would do before the page is painted. Hydration is no such navigation, so it starts with false.
  const [isUrlApplied, setIsUrlApplied] = useState(
    () => navigationType === NavigationType.Push && search === urlSearchOf(store),
  );
  // True if the store already has the URL's sort order and category. The first render then shows the store's list,
  // because hydration must match the server-rendered page. Do not compare the search and the number of pages: the
  // server ignores the search and renders at most five pages, so the store can differ from the URL in both.
  const [hasSameList] = useState(() => {
    const [current, fromUrl] = [selectCatalogue(store.getState()), catalogueFromSearchParams(search)];
    return current.sort === fromUrl.sort && current.category === fromUrl.category;
  });

  const appliedKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Apply each URL only once: if React runs this effect again without a navigation, as StrictMode does, it must not
    // undo what the visitor has typed since.
    if (key === appliedKey.current) return;
    const isFirst = appliedKey.current === undefined;
    appliedKey.current = key;
    // Ignore navigations that replace the URL: this hook itself causes them. Their URL can be older than the visitor's
    // last keystroke, and applying it would undo that keystroke.
    if (!isFirst && navigationType === NavigationType.Replace) return;
    if (search !== urlSearchOf(store)) store.dispatch(catalogueRestoredFromUrl(catalogueFromSearchParams(search)));
    // Allow fetching only now: in the first render, the store may still hold the choices of an earlier visit.
    setIsUrlApplied(true);
  }, [search, key, navigationType, store]);

  const change = (action: Parameters<AppStore['dispatch']>[0]) => {
    store.dispatch(action);
    writeUrl();
  };

  const updateTimes = useRef<number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function writeUrl() {
    clearTimeout(timer.current);
    // Skip an unchanged URL: ScrollRestoration would treat its replacement as a click on a link and scroll to the top.
    if (urlSearchOf(store) === window.location.search) return;
    const delay = urlUpdateDelay(updateTimes.current);
    if (delay > 0) timer.current = setTimeout(writeUrl, delay);
    else void navigate({ search: urlSearchOf(store) }, { replace: true });
  }
  return { choices, canFetch: isUrlApplied || hasSameList, isUrlApplied, change };
}

/**
 * Returns the time in ms until the next URL update is allowed. If it is allowed now, records it in `updateTimes` and
 * returns 0.
 */
function urlUpdateDelay(updateTimes: number[]): number {
  const now = Date.now();
  while (updateTimes[0] !== undefined && updateTimes[0] <= now - URL_UPDATE_WINDOW_MS) updateTimes.shift();
  const [oldest = now] = updateTimes;
  if (updateTimes.length >= MAX_URL_UPDATES) return oldest + URL_UPDATE_WINDOW_MS - now;
  updateTimes.push(now);
  return 0;
}

const urlSearchOf = (store: AppStore): string => toUrlSearch(selectCatalogue(store.getState()));

function toUrlSearch(choices: CatalogueState): string {
  const query = catalogueToSearchParams(choices);
  return query === '' ? '' : `?${query}`;
}
