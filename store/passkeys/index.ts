/**
 * The API of passkeys, the second factor of the sign-in (docs/decisions/0086). It is not part of `store/api`, because
 * only staff use passkeys.
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { getErrorMessage } from '../api/error';
import { type LoginResponse, parseLogin, parsePasskeyRequest, type PasskeyRequest } from '../api/normalise';
import { generatedPasskeysApi } from '../api/passkeyEndpoints.gen';
import { registerApi } from '../api/registry';
import { type OperationWiring, parsedBy, type ParsedDefinitions, SESSION_LIST_TAG } from '../api/wiring';
import { parsePasskeyList } from './parse';

export type { Passkey } from './parse';

type Definitions = DefinitionsFromApi<typeof generatedPasskeysApi>;

/** Cache tag of the user's own passkeys. */
const PASSKEYS_TAG = { type: 'Passkeys', id: 'LIST' } as const;

/** Response parser and cache tags of each operation. A missing operation is a compile error. */
const operations = {
  // The reducers and listeners of a sign-in handle its result (`isLoginFulfilled` in store/api/lazyApi.ts).
  loginWithPasskey: { ...parsedBy(parseLogin), invalidatesTags: [] },
  listPasskeys: { ...parsedBy(parsePasskeyList), providesTags: [PASSKEYS_TAG] },
  startPasskey: { ...parsedBy(parsePasskeyRequest), invalidatesTags: [] },
  addPasskey: { ...parsedBy(parsePasskeyList), invalidatesTags: [PASSKEYS_TAG, SESSION_LIST_TAG] },
  deletePasskey: { ...parsedBy(parsePasskeyList), invalidatesTags: [PASSKEYS_TAG] },
} satisfies Record<keyof Definitions, OperationWiring>;

const passkeysApi = generatedPasskeysApi.enhanceEndpoints<
  'Passkeys' | 'Session',
  ParsedDefinitions<Definitions, typeof operations>
>({
  endpoints: operations,
});

registerApi(passkeysApi);

const { useLoginWithPasskeyMutation } = passkeysApi;

export const { useListPasskeysQuery, useStartPasskeyMutation, useAddPasskeyMutation, useDeletePasskeyMutation } =
  passkeysApi;

/** Result of the second step of a sign-in: the server's response, or the message of the failure (null if cancelled). */
export type PasskeyResult = LoginResponse | { failure: string | null };

/**
 * Returns the function that sends a passkey to the server to complete a sign-in. It calls `onEnd` with the result and
 * never rejects. A failed attempt uses up the step, so the user must enter the password again.
 */
export function usePasskeySignIn({ ticket }: PasskeyRequest, onEnd: (result: PasskeyResult) => void) {
  const [login] = useLoginWithPasskeyMutation();
  return async (credential: object, name: string): Promise<void> => {
    try {
      const passkeyResponse = { ticket, credential: credential as never, ...(name.trim() && { name: name.trim() }) };
      onEnd(await login({ passkeyResponse }).unwrap());
    } catch (error) {
      onEnd({ failure: getErrorMessage(error, 'Login failed', 'Login failed. Please try again.') });
    }
  };
}
