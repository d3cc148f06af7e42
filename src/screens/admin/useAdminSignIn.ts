import { useState } from 'react';
import { object, string } from 'yup';
import { getErrorMessage, useLoginMutation } from '../../../store/api';
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

/** 'idle' before the first attempt and after a failed one, 'pending' until the server responds, then 'succeeded'. */
type AttemptStatus = 'idle' | 'pending' | 'succeeded';

/**
 * Sign-in logic of both admin screens. Returns the message of the last failure (null if there is none), the status of
 * the current attempt, and `signIn`, whose promise resolves when the attempt has succeeded or failed.
 */
export function useAdminSignIn() {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<AttemptStatus>('idle');

  const fail = (message: string) => {
    setFailure(message);
    setAttempt('idle');
  };

  const signIn = useSingleFlight(async ({ email, password }: { email: string; password: string }) => {
    setFailure(null);
    setAttempt('pending');
    try {
      const response = await login({ credentials: { email: email.trim(), password } }).unwrap();
      if (response.needsVerification) fail(signInMessages.needsVerification);
      else if (response.token === null || response.user === null) fail(response.message ?? signInMessages.loginFailed);
      else setAttempt('succeeded');
    } catch (error) {
      fail(getErrorMessage(error, signInMessages.loginFailed, signInMessages.loginFailedRetry));
    }
  });

  return { signIn, failure, attempt };
}
