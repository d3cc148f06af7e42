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
import { useRemoteSearch } from './useRemoteSearch';

/** Safari takes a hundred replaced addresses in thirty seconds, and throws at the next: half of that is ours. */
const MOST_ADDRESSES = 50;
const ADDRESSES_WITHIN_MS = 30_000;

/**
 * Joins the loaded pages with the visitor's choices: sort and category are asked of the server, the search filters
 * on the client over what is loaded (spec §5), and the server searches the rest where it can. design.md, journey 1.
 */
export function useCatalogue() {
  const { choices, mayAsk, isRead, change } = useAddressedChoices();
  const { sort, category, search: typed, pages } = choices;
  // A letter is painted first, then what it finds: among thousands of cards that takes longer than a frame.
  const search = useDeferredValue(typed);
  const query = useBrowseProductsInfiniteQuery({ sort, category }, { skip: !mayAsk });
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
  // While another order or category is on its way, what was there stays; when it fails, that is not what was asked for.
  const data = isError ? currentData : query.data;

  useLiveUpdates(data?.pages[0]?.extensions.includes('live') ?? false);

  // A reload or a shared link asks for several pages: they come one after the other until all are there.
  const loadedPages = data?.pages.length ?? 0;
  const wantsMore = loadedPages > 0 && loadedPages < pages && hasNextPage && !isError;
  // By number: a quick answer arrives in the same render as its question, and then nothing else has changed.
  const nextPage = wantsMore && !isFetching ? loadedPages + 1 : null;
  useEffect(() => {
    if (nextPage !== null) void fetchNextPage();
  }, [nextPage, fetchNextPage]);

  // In words once: a letter of the search then leaves the cards that stay as they are.
  const loaded = useMemo(
    () =>
      mergePages((data?.pages ?? []).slice(0, pages)).map((product) => ({
        product,
        card: toProductViewModel(product),
      })),
    [data, pages],
  );
  const shown = useMemo(
    () =>
      loaded
        // A provider that does not know the category parameter answers with all of them.
        .filter(({ product }) => (category === null || product.category === category) && matchesSearch(product, search))
        .map(({ card }) => card),
    [loaded, category, search],
  );

  const hasRest = hasNextPage || loadedPages > pages;
  const canSearch = data?.pages[0]?.extensions.includes('search') ?? false;
  const elsewhere = useRemoteSearch({ sort, category, search }, canSearch && hasRest, shown);

  return {
    ...choices,
    /** What stands in the search box, and what is shown is found by: that lags behind while somebody types. */
    typed,
    search,
    /** False until the search in the URL has been applied: a page rendered on the server arrives without it. */
    isSearched: isRead && search === typed,
    cards: shown,
    elsewhere,
    /** Nothing to show yet: the first page is on its way. */
    isLoading: !isError && (!data || (!currentData && shown.length === 0)),
    /** The first page did not come. */
    isFailed: !data && isError,
    /** A further page is on its way, or did not come. */
    isLoadingMore: wantsMore || isFetchingNextPage,
    isMoreFailed: Boolean(data) && isError,
    hasMore: hasRest && pages < MAX_PAGES,
    /** Whichever it was that failed: the further page, or the fresh state of those that are there. */
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    loadMore: () => change(pageLoaded(pages + 1)),
    sortChosen: (next: CatalogueState['sort']) => change(sortChosen(next)),
    categoryChosen: (next: string | null) => change(categoryChosen(next)),
    viewChosen: (next: CatalogueState['view']) => change(viewChosen(next)),
    searchTyped: (next: string) => change(searchTyped(next)),
    panelToggled: () => change(filtersToggled()),
  };
}

/**
 * The slice owns the choices and the address mirrors them. An address that arrives (a shared link, Back, the link
 * in the navigation) is read into the slice; each change by the visitor is written to the address in place, so that
 * Back leaves the collection with one step.
 */
function useAddressedChoices() {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const arrival = useNavigationType();
  const choices = useAppSelector(selectCatalogue);
  const [isRead, setIsRead] = useState(false);
  // True if the store's list is the URL's list. A server-rendered page has its list, but neither the search nor pages
  // beyond the fifth, and the first render must show what the server rendered.
  const [sameList] = useState(() => {
    const [ours, wanted] = [selectCatalogue(store.getState()), catalogueFromSearchParams(search)];
    return ours.sort === wanted.sort && ours.category === wanted.category;
  });

  const lastKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Each URL is read once: this effect runs again after `setIsRead`, and what was typed before that must stay.
    if (key === lastKey.current) return;
    const isFirst = lastKey.current === undefined;
    lastKey.current = key;
    // A replaced address is our own and may lag behind: read back, it would undo what was typed since.
    if (!isFirst && arrival === NavigationType.Replace) return;
    if (search !== addressOf(store)) store.dispatch(catalogueRestoredFromUrl(catalogueFromSearchParams(search)));
    // The second render is the point: asking in the first one would ask for the choices of an earlier visit.
    setIsRead(true);
  }, [search, key, arrival, store]);

  const change = (event: Parameters<AppStore['dispatch']>[0]) => {
    store.dispatch(event);
    mirror();
  };

  const written = useRef<number[]>([]);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  function mirror() {
    clearTimeout(later.current);
    // What was chosen already changes nothing; written once more, it would count as the link to this page.
    if (addressOf(store) === window.location.search) return;
    const wait = waitAfter(written.current);
    if (wait > 0) later.current = setTimeout(mirror, wait);
    else void navigate({ search: addressOf(store) }, { replace: true });
  }
  return { choices, mayAsk: isRead || sameList, isRead, change };
}

/** How long the next address has to wait after those; one that need not is noted among them. */
function waitAfter(written: number[]): number {
  const now = Date.now();
  while (written[0] !== undefined && written[0] <= now - ADDRESSES_WITHIN_MS) written.shift();
  const [oldest = now] = written;
  if (written.length >= MOST_ADDRESSES) return oldest + ADDRESSES_WITHIN_MS - now;
  written.push(now);
  return 0;
}

const addressOf = (store: AppStore): string => queryOf(selectCatalogue(store.getState()));

function queryOf(choices: CatalogueState): string {
  const query = catalogueToSearchParams(choices);
  return query === '' ? '' : `?${query}`;
}
