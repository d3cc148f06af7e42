import { useState } from 'react';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import { findCommands, type Group } from './entries';
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
  const debounced = useDebouncedValue(term, DEBOUNCE_MS);
  const [attempt, setAttempt] = useState(0);
  // An emptied field shows no rows of the previous term.
  const sent = term === '' ? '' : debounced;
  const products = useSearch(searchProducts, sent, attempt);
  const people = useSearch(searchUsers, sent, attempt);
  const requests = useSearch(searchRequests, sent, attempt);
  const searches = [
    { heading: 'Products', ...products },
    { heading: 'People', ...people },
    { heading: 'Requests', ...requests },
  ];
  const groups: Group[] = [...findCommands(term), ...searches].filter(({ entries }) => entries.length > 0);
  return {
    groups,
    isLoading: term !== sent || searches.some(({ isLoading }) => isLoading),
    failed: searches.filter(({ hasFailed }) => hasFailed).map(({ heading }) => heading),
    retry: () => setAttempt(attempt + 1),
  };
}
