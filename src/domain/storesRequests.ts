/**
 * Whether the shop stores the requests of the consultation forms. If not, the forms make no call
 * (docs/specification.md §7). An attribute of the page says so (scripts/build/consultationPages.mjs). False while a page
 * is prerendered.
 */
export const storesRequests = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['consultations'] === 'on';
