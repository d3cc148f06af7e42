import { narrowWindow, useMediaQuery } from '../../ui/useMediaQuery';
import { NORMAL_FONT_SIZE, useRootFontSize } from '../../ui/useRootFontSize';

/** Width in rem that the tables need beside the sidebar with text larger than normal. */
const WIDTH_OF_LARGE_TEXT = 72;

/**
 * Returns whether the window is too narrow or too low for a table, so that its rows are shown as cards. With larger text
 * this depends on the font size. The style sheets of the panel use the attribute `data-cards` of `AdminPage`.
 */
export function useCards(): boolean {
  const fontSize = useRootFontSize();
  const tooNarrow = fontSize > NORMAL_FONT_SIZE ? `, (max-width: ${WIDTH_OF_LARGE_TEXT * fontSize - 0.02}px)` : '';
  return useMediaQuery(narrowWindow + tooNarrow);
}
