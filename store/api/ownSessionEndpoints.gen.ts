import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['OwnSessions'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/auth/sessions` }),
        providesTags: ['OwnSessions'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({ url: `/auth/sessions/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['OwnSessions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedOwnSessionsApi };
export type ListSessionsApiResponse = /** status 200 The sessions. */ SessionList;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 The remaining sessions. */ SessionList;
export type EndSessionApiArg = {
  id: string;
};
export type OwnSession = {
  _id: string;
  /** The shortened `User-Agent` header of the browser; omitted if it sent none. */
  userAgent?: string;
  createdAt: string;
  /** Accurate to an hour. */
  lastUsedAt: string;
  /** Whether the session is the one of this request. */
  isCurrent: boolean;
};
export type SessionList = {
  sessions: OwnSession[];
};
export type Problem = {
  success: boolean;
  message: string;
};
