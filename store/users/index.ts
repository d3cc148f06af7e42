/**
 * The API of accounts as staff manage them (docs/decisions/0085). It is not part of `store/api`, because most pages need
 * none of it.
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { parseActionResult } from '../api/normalise';
import { registerApi } from '../api/registry';
import { type OperationWiring, parsedBy, type ParsedDefinitions } from '../api/wiring';
import { generatedUsersApi } from '../api/userEndpoints.gen';
import { parseAuditPage, parseOneUser, parseInvitation, parseInvitations, parseUserPage } from './parse';

export type { AuditEntry, Invitation, UserRow } from './parse';
export type { NewInvitation, Role, UserChanges, UserSort, UserState } from '../api/userEndpoints.gen';

type Definitions = DefinitionsFromApi<typeof generatedUsersApi>;

/** Cache tag of everything about accounts. */
const USERS_TAG = { type: 'Users', id: 'LIST' } as const;

/**
 * Response parser and cache tags of each operation. A missing operation is a compile error. Failed changes invalidate
 * the cache as well, because another admin may have changed the account meanwhile.
 */
const operations = {
  listUsers: {
    ...parsedBy((body, { params }) => parseUserPage(body, Number(params?.page ?? 1))),
    providesTags: [USERS_TAG],
  },
  // Never cached: an opened account is always loaded.
  getUser: { ...parsedBy(parseOneUser), providesTags: [USERS_TAG], keepUnusedDataFor: 0 },
  updateUser: { ...parsedBy(parseOneUser), invalidatesTags: [USERS_TAG] },
  endUserSessions: { ...parsedBy(parseOneUser), invalidatesTags: [USERS_TAG] },
  deleteUserPasskeys: { ...parsedBy(parseOneUser), invalidatesTags: [USERS_TAG] },
  listInvitations: { ...parsedBy(parseInvitations), providesTags: [USERS_TAG] },
  inviteUser: { ...parsedBy(parseInvitation), invalidatesTags: [USERS_TAG] },
  withdrawInvitation: { ...parsedBy(parseActionResult), invalidatesTags: [USERS_TAG] },
  listAuditLog: { ...parsedBy(parseAuditPage), providesTags: [USERS_TAG] },
} satisfies Record<keyof Definitions, OperationWiring>;

export const usersApi = generatedUsersApi.enhanceEndpoints<'Users', ParsedDefinitions<Definitions, typeof operations>>({
  endpoints: operations,
});

registerApi(usersApi);

export const {
  useListUsersQuery,
  useGetUserQuery,
  useUpdateUserMutation,
  useEndUserSessionsMutation,
  useDeleteUserPasskeysMutation,
  useListInvitationsQuery,
  useInviteUserMutation,
  useWithdrawInvitationMutation,
  useListAuditLogQuery,
} = usersApi;

/** Interval in ms at which the mounted queries are refetched while the page is visible. */
const REFETCH_MS = 30_000;

/**
 * Refetches the mounted queries about accounts every REFETCH_MS while the page is visible, and when the window gets the
 * focus. The event stream is public, so that it does not announce changes of accounts.
 */
export function useUsersPolling(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const refetch = () => {
      if (!document.hidden) dispatch(usersApi.util.invalidateTags([USERS_TAG]));
    };
    const timer = setInterval(refetch, REFETCH_MS);
    window.addEventListener('focus', refetch);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refetch);
    };
  }, [dispatch]);
}
