/** Loads the command palette, which needs the API. */
export const loadPalette = () => import(/* webpackChunkName: 'adminPalette' */ './CommandPalette');

/** Loads the palette ahead of time. Ignores failures: opening the palette loads it again and reports the error. */
export function preloadPalette(): void {
  loadPalette().catch(() => undefined);
}
