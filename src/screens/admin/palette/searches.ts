/** The searches of the palette in the backend's lists: products, people and requests. */
import type { AppDispatch } from '../../../../store';
import { api, type Product } from '../../../../store/api';
import { requestsApi, type StaffRequest } from '../../../../store/requests';
import { usersApi, type UserRow } from '../../../../store/users';
import { toProductViewModel } from '../../../domain/productViewModel';
import { kindLabels } from '../../../domain/requestLabels';
import { storesRequests } from '../../../domain/storesRequests';
import type { Entry } from './entries';

/** Maximum number of entries of each search. */
const LIMIT = 5;

/** The first matches of a search, LIMIT at most. */
export interface Matches {
  entries: Entry[];
  /** Number of all matches; null if the backend does not say it. */
  total: number | null;
}

const noMatches: Matches = { entries: [], total: 0 };

/** A running search. */
export interface RunningSearch {
  /** Resolves with no entries if the backend does not offer the search. Rejects if the request fails. */
  matches: Promise<Matches>;
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
function toSearch<Page>(query: CancellableQuery<Page>, toMatches: (page: Page) => Matches): RunningSearch {
  return {
    matches: query.unwrap().then(toMatches, (error: unknown) => {
      if ((error as { status?: unknown }).status === 404) return noMatches;
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
    ({ products, total, hasAdminApi }) => (hasAdminApi ? { entries: products.map(toProductEntry), total } : noMatches),
  );

function toProductEntry(product: Product): Entry {
  const viewModel = toProductViewModel(product);
  const { id, status } = product;
  return {
    id: `product ${id}`,
    label: viewModel.name,
    detail: [viewModel.category, viewModel.price, ...(status && status !== 'active' ? [status] : [])].join(', '),
    product: viewModel,
    action: { type: 'product', id },
  };
}

/** Searches the accounts. A backend that only lists them cannot search them. */
export const searchUsers: Search = (dispatch, search) =>
  toSearch(
    dispatch(usersApi.endpoints.listUsers.initiate({ page: 1, limit: LIMIT, search })),
    ({ users, total, canManage }) => (canManage ? { entries: users.flatMap(toUserEntry), total } : noMatches),
  );

/** Returns the entry of an account, or none if the backend sends no id by which the account can be opened. */
function toUserEntry({ id, firstName, lastName, email }: UserRow): Entry[] {
  if (id === null) return [];
  const label = `${firstName} ${lastName}`.trim() || email;
  return [{ id: `user ${id}`, label, detail: email, action: { type: 'user', id } }];
}

/** Searches the requests, in a shop that stores them. */
export const searchRequests: Search = (dispatch, search) =>
  storesRequests()
    ? toSearch(
        dispatch(requestsApi.endpoints.listRequests.initiate({ page: 1, limit: LIMIT, search })),
        ({ requests, total }) => ({ entries: requests.map(toRequestEntry), total }),
      )
    : { matches: Promise.resolve(noMatches), cancel: () => undefined };

const toRequestEntry = ({ id, name, kind, reference }: StaffRequest): Entry => ({
  id: `request ${id}`,
  label: name ?? 'Deleted',
  detail: `${kindLabels[kind]} ${reference}`,
  action: { type: 'request', id },
});
