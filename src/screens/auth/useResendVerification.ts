import { getErrorMessage, useResendVerificationMutation } from '../../../store/api';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { messages } from './messages';

/**
 * Returns `resend`, which requests another verification email and shows the outcome as a toast. An empty email address
 * is an error: 'Resend verification needs an email first' (docs/specification.md §5).
 */
export function useResendVerification() {
  const [requestEmail, { isLoading }] = useResendVerificationMutation();

  const resend = useSingleFlight(async (email: string) => {
    const trimmed = email.trim();
    if (trimmed === '') return notify(messages.resendNeedsEmail, 'error');
    try {
      const { success, message } = await requestEmail({ emailOnly: { email: trimmed } }).unwrap();
      if (success) notify(messages.resent, 'success');
      else notify(message ?? messages.resendFailed, 'error');
    } catch (error) {
      notify(getErrorMessage(error, messages.resendFailed), 'error');
    }
  });

  return { resend, isLoading };
}
