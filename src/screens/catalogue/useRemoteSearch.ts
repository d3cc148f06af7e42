import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../../store';
import { api, mergePages, useBrowseProductsInfiniteQuery, type BrowseArg } from '../../../store/api';
import { toProductViewModel, type ProductViewModel } from '../../domain/productViewModel';
import { useDebouncedValue } from '../../ui/useDebouncedValue';

/** Pause in typing, in ms, after which the search is sent to the server. */
const SEARCH_DEBOUNCE_MS = 250;
/** Minimum and maximum length of a search term, in characters, that the API contract accepts. */
const [MIN_LENGTH, MAX_LENGTH] = [3, 100];

/**
 * Searches on the server for products that are not loaded yet. A new search aborts the running request, and the results
 * leave out products that the page already shows.
 *
 * @param enabled Whether the backend supports searching and has products that are not loaded.
 * @param shown The products that the page already shows.
 */
export function useRemoteSearch(choices: BrowseArg & { search: string }, enabled: boolean, shown: ProductViewModel[]) {
  const { sort, category } = choices;
  const term = choices.search.trim();
  const isActive = enabled && term.length >= MIN_LENGTH && term.length <= MAX_LENGTH;
  const wanted = isActive ? term : '';
  const search = useDebouncedValue(wanted, wanted === '' ? 0 : SEARCH_DEBOUNCE_MS);

  const queryArg = useMemo(() => ({ sort, category, search }), [sort, category, search]);
  const query = useBrowseProductsInfiniteQuery(queryArg, { skip: search === '' || !isActive });
  const store = useStore() as AppStore;
  useEffect(
    () => () => store.dispatch(api.util.getRunningQueryThunk('browseProducts', queryArg))?.abort(),
    [store, queryArg],
  );

  const { currentData, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  // Hide the results of the previous term while the visitor is still typing another one.
  const data = isActive && search === term ? currentData : undefined;
  const cards = useMemo(() => mergePages(data?.pages ?? []).map(toProductViewModel), [data]);
  const shownIds = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  return {
    /** Status of the search. 'off' means that it is disabled, or that the term is too short or too long. */
    state: !isActive ? 'off' : isError && search === term ? 'failed' : data ? 'done' : 'searching',
    cards: useMemo(() => cards.filter(({ id }) => !shownIds.has(id)), [cards, shownIds]),
    hasMore: hasNextPage && data !== undefined,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  } as const;
}
