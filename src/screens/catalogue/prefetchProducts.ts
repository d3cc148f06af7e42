import type { AppStore } from '../../../store';
import { api } from '../../../store/api';
import { catalogueFromSearchParams } from '../../../store/catalogue';

/**
 * Requests the first page of the product list at `/products` with the given query, so that the products page shows it
 * at once. Sends no request if the list is cached or its last request failed: the products page itself tries again.
 */
export async function prefetchProducts(store: AppStore, search: string): Promise<void> {
  const { sort, category } = catalogueFromSearchParams(search);
  const { select, initiate } = api.endpoints.browseProducts;
  if (!select({ sort, category })(store.getState()).isUninitialized) return;
  // Without a subscription, the list stays in the cache for the endpoint's `keepUnusedDataFor`.
  await store.dispatch(initiate({ sort, category }, { subscribe: false }));
}
