/** The searches of the palette in the backend's lists: products, people and requests. */
import type { AppDispatch } from '../../../../store';
import { api } from '../../../../store/api';
import { requestsApi } from '../../../../store/requests';
import { usersApi } from '../../../../store/users';
import { categoryLabel } from '../../../domain/category';
import { kindLabels } from '../../../domain/requestLabels';
import { storesRequests } from '../../../domain/storesRequests';
import type { Entry } from './entries';

/** Maximum number of entries of each search. */
const LIMIT = 5;

/** A running search. */
export interface RunningSearch {
  /** Resolves with no entries if the backend does not offer the search. Rejects if the request fails. */
  entries: Promise<Entry[]>;
  /** Aborts the request. */
  cancel: () => void;
}

export type Search = (dispatch: AppDispatch, term: string) => RunningSearch;

interface CancellableQuery<Page> {
  unwrap(): Promise<Page>;
  abort(): void;
  unsubscribe(): void;
}

/** Converts a query to a search. A backend that lacks the operation (404) has no entries (docs/decisions/0003). */
function toSearch<Page>(query: CancellableQuery<Page>, toEntries: (page: Page) => Entry[]): RunningSearch {
  return {
    entries: query.unwrap().then(toEntries, (error: unknown) => {
      if ((error as { status?: unknown }).status === 404) return [];
      throw error;
    }),
    cancel: () => {
      query.abort();
      query.unsubscribe();
    },
  };
}

/** Searches the products. A backend that lists only its public products cannot search them. */
export const searchProducts: Search = (dispatch, search) =>
  toSearch(
    dispatch(api.endpoints.listManagedProducts.initiate({ page: 1, limit: LIMIT, sort: 'relevance', search })),
    ({ products, hasAdminApi }) =>
      (hasAdminApi ? products : []).map(({ id, name, category, status }) => ({
        id: `product ${id}`,
        label: name,
        detail: [categoryLabel(category), ...(status && status !== 'active' ? [status] : [])].join(', '),
        action: { type: 'product', id },
      })),
  );

/** Searches the accounts. A backend that only lists them cannot search them. */
export const searchUsers: Search = (dispatch, search) =>
  toSearch(dispatch(usersApi.endpoints.listUsers.initiate({ page: 1, limit: LIMIT, search })), ({ users, canManage }) =>
    (canManage ? users : []).flatMap(({ id, firstName, lastName, email }) =>
      id === null
        ? []
        : [
            {
              id: `user ${id}`,
              label: `${firstName} ${lastName}`.trim() || email,
              detail: email,
              action: { type: 'user' as const, id },
            },
          ],
    ),
  );

/** Searches the requests, in a shop that stores them. */
export const searchRequests: Search = (dispatch, search) =>
  storesRequests()
    ? toSearch(
        dispatch(requestsApi.endpoints.listRequests.initiate({ page: 1, limit: LIMIT, search })),
        ({ requests }) =>
          requests.map(({ id, name, kind, reference }) => ({
            id: `request ${id}`,
            label: name ?? 'Deleted',
            detail: `${kindLabels[kind]} ${reference}`,
            action: { type: 'request', id },
          })),
      )
    : { entries: Promise.resolve([]), cancel: () => undefined };
