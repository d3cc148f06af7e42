import { serverMessage, useResendVerificationMutation } from '../../../store/api';
import { Button } from '../../ui/Button';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { messages } from './messages';

/** Asks for the verification mail again. Spec §5: "Resend verification needs an email first". */
export function ResendLink({ email }: { email: string }) {
  const [resend, { isLoading }] = useResendVerificationMutation();

  const ask = useSingleFlight(async () => {
    const address = email.trim();
    if (address === '') return notify(messages.resendNeedsEmail, 'error');
    try {
      const { success, message } = await resend({ emailOnly: { email: address } }).unwrap();
      if (success) notify(messages.resent, 'success');
      else notify(message ?? messages.resendFailed, 'error');
    } catch (error) {
      notify(serverMessage(error, messages.resendFailed), 'error');
    }
  });

  return (
    <p>
      <Button look="text" aria-disabled={isLoading} onClick={() => void ask()}>
        {isLoading ? 'Sending...' : 'Resend verification email'}
      </Button>
    </p>
  );
}
