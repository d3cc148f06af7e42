import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../../store';
import { api, mergePages, useBrowseProductsInfiniteQuery, type BrowseArg } from '../../../store/api';
import { toProductViewModel, type ProductViewModel } from '../../domain/productViewModel';

/** How long the keys rest before the server is asked. */
const REST_MS = 250;
/** What the contract takes as a search. */
const [FEWEST, MOST] = [3, 100];

/**
 * Searches what is not loaded, on the server, where it announces that it can. What is shown already is left out, and the
 * question before is taken back when another one comes.
 */
export function useRemoteSearch(choices: BrowseArg & { search: string }, possible: boolean, shown: ProductViewModel[]) {
  const { sort, category } = choices;
  const wanted = choices.search.trim();
  const isOn = possible && wanted.length >= FEWEST && wanted.length <= MOST;
  const search = useRested(isOn ? wanted : '');

  const asked = useMemo(() => ({ sort, category, search }), [sort, category, search]);
  const query = useBrowseProductsInfiniteQuery(asked, { skip: search === '' || !isOn });
  const store = useStore() as AppStore;
  useEffect(
    () => () => store.dispatch(api.util.getRunningQueryThunk('browseProducts', asked))?.abort(),
    [store, asked],
  );

  const { currentData, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  // While the keys move on, what was found for the letters before is not what is looked for.
  const data = isOn && search === wanted ? currentData : undefined;
  const cards = useMemo(() => mergePages(data?.pages ?? []).map(toProductViewModel), [data]);
  const ids = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  return {
    /** Whether the rest of the collection is searched, has been, or could not be. */
    state: !isOn ? 'off' : isError && search === wanted ? 'failed' : data ? 'done' : 'asking',
    cards: useMemo(() => cards.filter(({ id }) => !ids.has(id)), [cards, ids]),
    hasMore: hasNextPage && data !== undefined,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  } as const;
}

/** The value, once it has stayed the same for a while; an empty one at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
