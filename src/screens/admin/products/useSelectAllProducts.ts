import { api, type Product } from '../../../../store/api';
import { messages } from '../messages';
import { useSelectAll, type SelectAll } from '../selection/useSelectAll';
import type { Selection } from '../selection/useSelection';
import type { ProductTableState } from './useProductTable';

/** Returns the action that selects all products that match the search and the filters; null if it is not offered. */
export function useSelectAllProducts(
  { data, filter, sort }: ProductTableState,
  selection: Selection<Product>,
): SelectAll {
  const [load] = api.endpoints.listManagedProducts.useLazyQuery();
  return useSelectAll(selection, {
    total: data?.hasAdminApi ? (data.total ?? 0) : 0,
    loadPage: async (page, limit) => (await load({ page, limit, sort, ...filter }).unwrap()).products,
    failed: messages.loadFailed,
  });
}
