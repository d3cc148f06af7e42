import { getErrorMessage, useResendVerificationMutation } from '../../../store/api';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { messages } from './messages';

/** Asks for the verification mail again. Spec §5: "Resend verification needs an email first". */
export function useResendVerification() {
  const [resend, { isLoading }] = useResendVerificationMutation();

  const ask = useSingleFlight(async (email: string) => {
    const address = email.trim();
    if (address === '') return notify(messages.resendNeedsEmail, 'error');
    try {
      const { success, message } = await resend({ emailOnly: { email: address } }).unwrap();
      if (success) notify(messages.resent, 'success');
      else notify(message ?? messages.resendFailed, 'error');
    } catch (error) {
      notify(getErrorMessage(error, messages.resendFailed), 'error');
    }
  });

  return { ask, isLoading };
}
