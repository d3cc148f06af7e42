import { narrowWindow, useMediaQuery } from '../../ui/useMediaQuery';

/** Returns whether the window is too narrow or too low for a table, so that its rows are shown as cards. */
export const useCards = (): boolean => useMediaQuery(narrowWindow);
