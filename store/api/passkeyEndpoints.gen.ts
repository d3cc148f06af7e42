import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['Passkeys'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
        query: (queryArg) => ({ url: `/auth/login/passkey`, method: 'POST', body: queryArg.passkeyResponse }),
        invalidatesTags: ['Passkeys'],
      }),
      listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
        query: () => ({ url: `/auth/passkeys` }),
        providesTags: ['Passkeys'],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({ url: `/auth/passkeys`, method: 'POST', body: queryArg.passkeyResponse }),
        invalidatesTags: ['Passkeys'],
      }),
      startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
        query: (queryArg) => ({ url: `/auth/passkeys/options`, method: 'POST', body: queryArg.currentPassword }),
        invalidatesTags: ['Passkeys'],
      }),
      deletePasskey: build.mutation<DeletePasskeyApiResponse, DeletePasskeyApiArg>({
        query: (queryArg) => ({ url: `/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['Passkeys'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedPasskeysApi };
export type LoginWithPasskeyApiResponse = /** status 200 Signed in. */ LoginAnswer;
export type LoginWithPasskeyApiArg = {
  passkeyResponse: PasskeyResponse;
};
export type ListPasskeysApiResponse = /** status 200 The passkeys. */ PasskeyList;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201 All passkeys of the account. */ PasskeyList;
export type AddPasskeyApiArg = {
  passkeyResponse: PasskeyResponse;
};
export type StartPasskeyApiResponse = /** status 200 The options, valid for five minutes. */ PasskeyRequest;
export type StartPasskeyApiArg = {
  currentPassword: CurrentPassword;
};
export type DeletePasskeyApiResponse = /** status 200 The remaining passkeys of the account. */ PasskeyList;
export type DeletePasskeyApiArg = {
  id: CredentialId;
};
export type Role = 'customer' | 'admin';
export type User = {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  role: Role;
};
export type PasskeyTicket = string;
export type PasskeyRequest = {
  ticket: PasskeyTicket;
  /** Whether the browser must create a passkey (`credentials.create`) or use one (`credentials.get`). */
  creates: boolean;
  /** The options of WebAuthn, as `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`. */
  options: {
    [key: string]: any;
  };
};
export type LoginAnswer = {
  token?: string;
  user?: User;
  needsVerification?: boolean;
  passkey?: PasskeyRequest;
  message?: string;
};
export type Problem = {
  success: boolean;
  message: string;
};
export type CredentialId = string;
export type PasskeyResponse = {
  ticket: PasskeyTicket;
  /** The user's name for a new passkey. */
  name?: string;
  /** The browser's response, as `RegistrationResponseJSON` or `AuthenticationResponseJSON` of WebAuthn. */
  credential: {
    id: CredentialId;
    rawId: CredentialId;
    type: 'public-key';
    response: {
      [key: string]: any;
    };
    [key: string]: any;
  };
};
export type Passkey = {
  _id: string;
  name: string;
  createdAt: string;
  /** Omitted if it has never been used. */
  lastUsedAt?: string;
};
export type PasskeyList = {
  passkeys: Passkey[];
  /** Whether admins must have a passkey. */
  required: boolean;
};
export type CurrentPassword = {
  currentPassword: string;
};
