import { useState } from 'react';
import { object, string } from 'yup';
import { getErrorMessage, useLoginMutation } from '../../../store/api';
import { useSingleFlight } from '../../ui/singleFlight';
import { messages } from './messages';

/** Spec §5: "email and password required (email format on admin login)". */
export const adminSignInSchema = object({
  email: string().trim().email(messages.emailWrong).required(messages.email),
  password: string().required(messages.password),
});

/** Nobody has pressed the button yet, or in vain; the answer is awaited; it was a yes. */
type Attempt = 'none' | 'under way' | 'done';

/**
 * Signs in for both admin screens. Gives the sentence of the last failure, how far the attempt is, and a function
 * that resolves when it is over.
 */
export function useAdminSignIn() {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<Attempt>('none');

  const fail = (sentence: string) => {
    setFailure(sentence);
    setAttempt('none');
  };

  const signIn = useSingleFlight(async ({ email, password }: { email: string; password: string }) => {
    setFailure(null);
    setAttempt('under way');
    try {
      const answer = await login({ credentials: { email: email.trim(), password } }).unwrap();
      if (answer.needsVerification) fail(messages.needsVerification);
      else if (answer.token === null || answer.user === null) fail(answer.message ?? messages.loginFailed);
      else setAttempt('done');
    } catch (error) {
      fail(getErrorMessage(error, messages.loginFailed, messages.loginFailedRetry));
    }
  });

  return { signIn, failure, attempt };
}
