import { api } from '../../../../store/api';
import { useSingleFlight } from '../../../ui/singleFlight';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import type { ProductTableState } from './useProductTable';
import type { Selection } from './useSelection';

/** Number of products in each request for them; the maximum of the API. */
const PAGE_SIZE = 100;
/** Maximum number of products to select at once. Actions change one after the other, a hundred in several seconds. */
const SELECTED_MAX = 500;

/**
 * Returns the action that selects all products that match the search and the filters, on all pages. Null if they are
 * selected, or more than 500.
 */
export function useSelectAll(
  { data, filter, sort }: ProductTableState,
  selection: Selection,
): { label: string; run: () => void } | null {
  const [load] = api.endpoints.listManagedProducts.useLazyQuery();
  const total = data?.total ?? 0;
  const run = useSingleFlight(async () => {
    try {
      const pages = Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, index) =>
        load({ page: index + 1, limit: PAGE_SIZE, sort, ...filter }).unwrap(),
      );
      selection.add((await Promise.all(pages)).flatMap(({ products }) => products));
    } catch {
      notifyResult(messages.loadFailed);
    }
  });
  const isPossible = data?.hasAdminApi === true && total <= SELECTED_MAX && selection.selected.length < total;
  if (!isPossible) return null;
  return { label: `Select all ${total}`, run: () => void run() };
}
