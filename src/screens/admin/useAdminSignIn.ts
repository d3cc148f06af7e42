import { useState } from 'react';
import { object, string } from 'yup';
import { getErrorMessage, useLoginMutation } from '../../../store/api';
import { useSingleFlight } from '../../ui/singleFlight';
import { messages } from './messages';

/**
 * Schema of both admin sign-in forms: 'email and password required (email format on admin login)'
 * (docs/specification.md §5).
 */
export const adminSignInSchema = object({
  email: string().trim().email(messages.emailWrong).required(messages.email),
  password: string().required(messages.password),
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
      if (response.needsVerification) fail(messages.needsVerification);
      else if (response.token === null || response.user === null) fail(response.message ?? messages.loginFailed);
      else setAttempt('succeeded');
    } catch (error) {
      fail(getErrorMessage(error, messages.loginFailed, messages.loginFailedRetry));
    }
  });

  return { signIn, failure, attempt };
}
