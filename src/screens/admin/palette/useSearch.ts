import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { containsWords } from './entries';
import type { Matches, Search } from './searches';

/** Terms of fewer characters are not sent: the backend would compare them with every row (docs/decisions/0050). */
export const MIN_LENGTH = 3;

/** The outcome of the last search that has ended. */
interface Outcome extends Matches {
  /** The term and the attempt of the search. */
  key: string;
  hasFailed: boolean;
}

/**
 * Runs a search for the term and cancels it when the term changes. While it runs, returns those entries of the previous
 * search that contain the new term, so that the list does not flicker.
 *
 * @param attempt increase it to repeat a failed search
 */
export function useSearch(search: Search, term: string, attempt: number) {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome>({ key: '', entries: [], total: 0, hasFailed: false });
  const key = `${attempt} ${term}`;
  const isActive = term.length >= MIN_LENGTH;

  useEffect(() => {
    if (!isActive) return undefined;
    let isCancelled = false;
    const { matches, cancel } = search(dispatch, term);
    const end = (result: Omit<Outcome, 'key'>) => {
      if (!isCancelled) setOutcome({ key, ...result });
    };
    matches.then(
      (found) => end({ ...found, hasFailed: false }),
      () => end({ entries: [], total: 0, hasFailed: true }),
    );
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [search, dispatch, term, isActive, key]);

  const isCurrent = outcome.key === key;
  const { entries, total } = outcome;
  return {
    entries: isCurrent ? entries : entries.filter(({ label, detail }) => containsWords(`${label} ${detail}`, term)),
    /** Number of all matches if the entries are only the first of them. */
    total: isCurrent && total !== null && total > entries.length ? total : undefined,
    isLoading: isActive && !isCurrent,
    hasFailed: isActive && isCurrent && outcome.hasFailed,
  };
}
