/** Part of a navigation's state that says where the new page scrolls to. */
export interface ScrollState {
  /** The router's key of the history entry whose scroll position the page takes over; null for the top. */
  scrollOf?: string | null;
}
