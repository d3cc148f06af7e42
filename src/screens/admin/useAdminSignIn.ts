import { useState } from 'react';
import { object, string } from 'yup';
import { getErrorMessage, useLoginMutation, type LoginResponse, type PasskeyRequest } from '../../../store/api';
import type { PasskeyResult } from '../../../store/passkeys';
import { useSingleFlight } from '../../ui/singleFlight';
import { signInMessages } from './signInMessages';

/**
 * Schema of both admin sign-in forms: 'email and password required (email format on admin login)'
 * (docs/specification.md §5).
 */
export const adminSignInSchema = object({
  email: string().trim().email(signInMessages.emailWrong).required(signInMessages.email),
  password: string().required(signInMessages.password),
});

/** 'idle' before the first attempt and after a failed one, 'pending' until it is decided, then 'succeeded'. */
type AttemptStatus = 'idle' | 'pending' | 'succeeded';

/**
 * Sign-in logic of both admin screens. Returns the message of the last failure (null if there is none), the status of
 * the current attempt, and `signIn`, whose promise resolves when the password has been accepted or the attempt has
 * failed. `passkey` is the step that the user must then confirm with a passkey (null if there is none), and
 * `endPasskeyStep` ends it with the server's response or the message of the failure.
 */
export function useAdminSignIn() {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<AttemptStatus>('idle');
  const [passkey, setPasskey] = useState<PasskeyRequest | null>(null);

  const fail = (message: string | null) => {
    setFailure(message);
    setAttempt('idle');
  };

  const accept = (response: LoginResponse) => {
    if (response.needsVerification) fail(signInMessages.needsVerification);
    else if (response.passkey) setPasskey(response.passkey);
    else if (response.token === null || response.user === null) fail(response.message ?? signInMessages.loginFailed);
    else setAttempt('succeeded');
  };

  const signIn = useSingleFlight(async ({ email, password }: { email: string; password: string }) => {
    setFailure(null);
    setAttempt('pending');
    try {
      accept(await login({ credentials: { email: email.trim(), password } }).unwrap());
    } catch (error) {
      fail(getErrorMessage(error, signInMessages.loginFailed, signInMessages.loginFailedRetry));
    }
  });

  const endPasskeyStep = (result: PasskeyResult) => {
    setPasskey(null);
    if ('failure' in result) fail(result.failure);
    else accept(result);
  };

  return { signIn, failure, attempt, passkey, endPasskeyStep };
}
