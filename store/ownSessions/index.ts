/**
 * The API of the user's own sessions, which are the devices of the account page. It is not part of `store/api`, because
 * only that page uses it.
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { generatedOwnSessionsApi } from '../api/ownSessionEndpoints.gen';
import { registerApi } from '../api/registry';
import { type OperationWiring, parsedBy, type ParsedDefinitions, SESSION_LIST_TAG } from '../api/wiring';
import { parseSessionList } from './parse';

export type { OwnSession } from './parse';

type Definitions = DefinitionsFromApi<typeof generatedOwnSessionsApi>;

/** Response parser and cache tags of each operation. A missing operation is a compile error. */
const operations = {
  listSessions: { ...parsedBy(parseSessionList), providesTags: [SESSION_LIST_TAG] },
  endSession: { ...parsedBy(parseSessionList), invalidatesTags: [SESSION_LIST_TAG] },
} satisfies Record<keyof Definitions, OperationWiring>;

const ownSessionsApi = generatedOwnSessionsApi.enhanceEndpoints<
  'Session',
  ParsedDefinitions<Definitions, typeof operations>
>({
  endpoints: operations,
});

registerApi(ownSessionsApi);

export const { useListSessionsQuery, useEndSessionMutation } = ownSessionsApi;
