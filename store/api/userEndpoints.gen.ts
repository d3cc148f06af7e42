import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['Users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/admin/users`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            sort: queryArg.sort,
            role: queryArg.role,
            state: queryArg.state,
            search: queryArg.search,
          },
        }),
        providesTags: ['Users'],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/admin/users/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['Users'],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.userChanges,
        }),
        invalidatesTags: ['Users'],
      }),
      endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
        query: (queryArg) => ({
          url: `/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Users'],
      }),
      deleteUserPasskeys: build.mutation<DeleteUserPasskeysApiResponse, DeleteUserPasskeysApiArg>({
        query: (queryArg) => ({
          url: `/admin/users/${encodeURIComponent(String(queryArg.id))}/passkeys`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Users'],
      }),
      listInvitations: build.query<ListInvitationsApiResponse, ListInvitationsApiArg>({
        query: () => ({ url: `/admin/invitations` }),
        providesTags: ['Users'],
      }),
      inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
        query: (queryArg) => ({ url: `/admin/invitations`, method: 'POST', body: queryArg.newInvitation }),
        invalidatesTags: ['Users'],
      }),
      withdrawInvitation: build.mutation<WithdrawInvitationApiResponse, WithdrawInvitationApiArg>({
        query: (queryArg) => ({
          url: `/admin/invitations/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Users'],
      }),
      listAuditLog: build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
        query: (queryArg) => ({
          url: `/admin/audit-log`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedUsersApi };
export type ListUsersApiResponse = /** status 200 The page. */ UserPage;
export type ListUsersApiArg = {
  page?: number;
  limit?: number;
  sort?: UserSort;
  role?: Role;
  state?: UserState;
  /** Part of a name or an email address. Case and accents are ignored. */
  search?: string;
};
export type GetUserApiResponse = /** status 200 The account. */ UserRowAnswer;
export type GetUserApiArg = {
  id: string;
};
export type UpdateUserApiResponse = /** status 200 The account after the change. */ UserRowAnswer;
export type UpdateUserApiArg = {
  id: string;
  userChanges: UserChanges;
};
export type EndUserSessionsApiResponse = /** status 200 The account afterwards. */ UserRowAnswer;
export type EndUserSessionsApiArg = {
  id: string;
};
export type DeleteUserPasskeysApiResponse = /** status 200 The account afterwards. */ UserRowAnswer;
export type DeleteUserPasskeysApiArg = {
  id: string;
};
export type ListInvitationsApiResponse = /** status 200 The invitations. */ InvitationList;
export type ListInvitationsApiArg = void;
export type InviteUserApiResponse = /** status 201 The invitation. */ InvitationAnswer;
export type InviteUserApiArg = {
  newInvitation: NewInvitation;
};
export type WithdrawInvitationApiResponse = /** status 200 Success. */ Outcome;
export type WithdrawInvitationApiArg = {
  id: string;
};
export type ListAuditLogApiResponse = /** status 200 The page. */ AuditPage;
export type ListAuditLogApiArg = {
  page?: number;
  limit?: number;
};
export type Role = 'customer' | 'admin';
export type UserState = 'active' | 'unverified' | 'deactivated';
export type UserRow = {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  verified: boolean;
  since: string;
  state?: UserState;
  /** Omitted if the user has never signed in. */
  lastSignInAt?: string;
  /** The number of devices on which the user is signed in. */
  sessions?: number;
  /** The number of passkeys. */
  passkeys?: number;
};
export type UserPage = {
  /** Whether the operations that manage accounts exist. */
  canManage?: boolean;
  users: UserRow[];
  currentPage: number;
  totalPages: number;
  total: number;
};
export type Problem = {
  success: boolean;
  message: string;
};
export type UserSort =
  '-createdAt' | 'createdAt' | 'name' | '-name' | 'email' | '-email' | 'lastSignInAt' | '-lastSignInAt';
export type UserRowAnswer = {
  user: UserRow;
};
export type UserChanges = {
  role?: Role;
  active?: boolean;
};
export type Invitation = {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** The name of the user who sent it. */
  invitedBy?: string;
  expiresAt: string;
};
export type InvitationList = {
  invitations: Invitation[];
};
export type InvitationAnswer = {
  invitation: Invitation;
};
export type Email = string;
export type PersonName = string;
export type NewInvitation = {
  email: Email;
  firstName: PersonName;
  lastName: PersonName;
  role: Role;
};
export type Outcome = {
  success: boolean;
  message?: string;
};
export type AuditEntry = {
  at: string;
  /** The name of the user who acted. */
  by: string;
  action:
    | 'invited'
    | 'invitation withdrawn'
    | 'invitation accepted'
    | 'role changed'
    | 'deactivated'
    | 'reactivated'
    | 'sessions ended'
    | 'passkey added'
    | 'passkey removed'
    | 'passkeys removed';
  /** The email address of the account. */
  subject: string;
  /** The former role. */
  from?: string;
  /** The new role. */
  to?: string;
};
export type AuditPage = {
  entries: AuditEntry[];
  currentPage: number;
  totalPages: number;
  total: number;
};
