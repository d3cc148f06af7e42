import { useLazyListRequestsQuery, type StaffRequest } from '../../../../store/requests';
import { messages } from '../messages';
import { useSelectAll, type SelectAll } from '../selection/useSelectAll';
import type { Selection } from '../selection/useSelection';
import type { RequestTableState } from './useRequestTable';

/** Returns the requests that can be selected: those whose personal data was deleted cannot be changed. */
export const selectableRequests = (requests: readonly StaffRequest[]): StaffRequest[] =>
  requests.filter(({ isAnonymised }) => !isAnonymised);

/** Returns the action that selects all requests that match the search and the filters; null if it is not offered. */
export function useSelectAllRequests(
  { data, query, sort }: RequestTableState,
  selection: Selection<StaffRequest>,
): SelectAll {
  const [load] = useLazyListRequestsQuery();
  return useSelectAll(selection, {
    total: data?.total ?? 0,
    loadPage: async (page, limit) =>
      selectableRequests((await load({ page, limit, sort, ...query }).unwrap()).requests),
    failed: messages.requestsFailed,
  });
}
