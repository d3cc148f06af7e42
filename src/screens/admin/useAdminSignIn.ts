import { useState } from 'react';
import { object, string } from 'yup';
import { serverMessage, useLoginMutation, type User } from '../../../store/api';
import { useSingleFlight } from '../../ui/singleFlight';
import { messages } from './messages';

/** Spec §5: "email and password required (email format on admin login)". */
export const adminSignInSchema = object({
  email: string().trim().email(messages.emailWrong).required(messages.email),
  password: string().required(messages.password),
});

/**
 * Signs in for both admin screens. Gives the sentence of the last failure, and a function that resolves when the
 * attempt is over; `onSuccess` gets the person who is signed in now.
 */
export function useAdminSignIn(onSuccess?: (user: User) => void) {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const signIn = useSingleFlight(async ({ email, password }: { email: string; password: string }) => {
    setFailure(null);
    try {
      const answer = await login({ credentials: { email: email.trim(), password } }).unwrap();
      if (answer.needsVerification) setFailure(messages.needsVerification);
      else if (answer.user === null) setFailure(answer.message ?? messages.loginFailed);
      else onSuccess?.(answer.user);
    } catch (error) {
      setFailure(serverMessage(error, messages.loginFailed, messages.loginFailedRetry));
    }
  });

  return { signIn, failure };
}
