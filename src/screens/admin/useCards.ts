import { useMediaQuery } from '../../ui/useMediaQuery';

/** Returns whether the window is too narrow for the columns of a table, so that its rows are shown as cards. */
export const useCards = (): boolean => useMediaQuery('(max-width: 699.98px)');
