import { useState } from 'react';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import { useCards } from '../useCards';
import { findCommands, type Group, type SearchableView } from './entries';
import { searchProducts, searchRequests, searchUsers } from './searches';
import { useSearch } from './useSearch';

/** Pause in typing, in ms, after which the term is sent to the backend. */
const DEBOUNCE_MS = 150;

/**
 * Returns the groups of entries for what the user has typed: views and actions at once, those of the backend as soon as
 * they are found. Also returns whether searches run and the names of the groups whose search has failed.
 */
export function usePalette(typed: string) {
  const term = typed.trim();
  const hasCards = useCards();
  const debounced = useDebouncedValue(term, DEBOUNCE_MS);
  const [attempt, setAttempt] = useState(0);
  // An emptied field shows no rows of the previous term.
  const sent = term === '' ? '' : debounced;
  const products = useSearch(searchProducts, sent, attempt);
  const people = useSearch(searchUsers, sent, attempt);
  const requests = useSearch(searchRequests, sent, attempt);
  const searches = [
    { heading: 'Products', ...products, all: showAll('products', 'products', products.total, sent) },
    { heading: 'People', ...people, all: showAll('people', 'users', people.total, sent) },
    { heading: 'Requests', ...requests, all: showAll('requests', 'requests', requests.total, sent) },
  ];
  const groups: Group[] = [...findCommands(term, hasCards), ...searches].filter(({ entries }) => entries.length > 0);
  return {
    groups,
    isLoading: term !== sent || searches.some(({ isLoading }) => isLoading),
    failed: searches.filter(({ hasFailed }) => hasFailed).map(({ heading }) => heading),
    retry: () => setAttempt(attempt + 1),
  };
}

/** Returns the entry that shows all matches of a search in its view, or undefined if the palette has all of them. */
function showAll(name: string, view: SearchableView, total: number | undefined, search: string): Group['all'] {
  if (total === undefined) return undefined;
  const entry = {
    id: `all ${view}`,
    label: `Show all ${total} ${name}`,
    action: { type: 'searchView', view, search },
  } as const;
  return { total, entry };
}
