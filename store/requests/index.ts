/**
 * The API of requests for a consultation or a call (docs/decisions/0084). It is not part of `store/api`, because most
 * pages need none of it.
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { parseActionResult } from '../api/normalise';
import { registerApi } from '../api/registry';
import { type OperationWiring, parsedBy, type ParsedDefinitions } from '../api/wiring';
import { generatedRequestsApi } from '../api/requestEndpoints.gen';
import {
  parseExport,
  parseOwnRequests,
  parseReceipt,
  parseRequestDetails,
  parseRequestPage,
  type RequestDetails,
} from './parse';

export type { Assignee, OwnRequest, RequestDetails, RequestEvent, StaffRequest } from './parse';
export type { CallRequest, Consultation, RequestKind, RequestSort, RequestStatus } from '../api/requestEndpoints.gen';

type Definitions = DefinitionsFromApi<typeof generatedRequestsApi>;

/** Cache tag of everything about requests. */
const REQUESTS_TAG = { type: 'Requests', id: 'LIST' } as const;
const invalidatesTags = (_result: unknown, error: unknown) => (error ? [] : [REQUESTS_TAG]);

/** Response parser and cache tags of each operation. A missing operation is a compile error. */
const operations = {
  createConsultation: { ...parsedBy(parseReceipt), invalidatesTags },
  createCall: { ...parsedBy(parseReceipt), invalidatesTags },
  listOwnRequests: { ...parsedBy(parseOwnRequests), providesTags: [REQUESTS_TAG] },
  listRequests: { ...parsedBy(parseRequestPage), providesTags: [REQUESTS_TAG] },
  // Never cached: each export contains the current requests.
  exportRequests: { ...parsedBy(parseExport), providesTags: [], keepUnusedDataFor: 0 },
  getRequest: { ...parsedBy(parseRequestDetails), providesTags: [REQUESTS_TAG] },
  // Also after a failure: if somebody else has changed the request, its new state is loaded.
  updateRequest: { ...parsedBy(parseRequestDetails), invalidatesTags: [REQUESTS_TAG] },
  anonymiseRequest: { ...parsedBy(parseActionResult), invalidatesTags },
} satisfies Record<keyof Definitions, OperationWiring>;

const parsedApi = generatedRequestsApi.enhanceEndpoints<'Requests', ParsedDefinitions<Definitions, typeof operations>>({
  endpoints: operations,
});

export const requestsApi = parsedApi.enhanceEndpoints({
  endpoints: {
    updateRequest: {
      // Use the version in the response at once: the next change may follow before the request has been loaded again.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(parsedApi.util.updateQueryData('getRequest', { id }, () => data));
      },
    },
  },
});

registerApi(requestsApi);

/** Returns the `If-Match` header for a change of this request. Undefined if the provider has no versions. */
export const versionOf = ({ request: { version } }: Pick<RequestDetails, 'request'>): string | undefined =>
  version === null ? undefined : `"${version}"`;

export const {
  useListOwnRequestsQuery,
  useListRequestsQuery,
  useLazyListRequestsQuery,
  useLazyExportRequestsQuery,
  useGetRequestQuery,
  useLazyGetRequestQuery,
  useUpdateRequestMutation,
  useAnonymiseRequestMutation,
} = requestsApi;
