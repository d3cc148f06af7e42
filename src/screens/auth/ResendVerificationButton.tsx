import { Button } from '../../ui/Button';

interface ResendVerificationButtonProps {
  isLoading: boolean;
  /** Click handler. Without one, the button submits the form that contains it. */
  onResend?: () => void;
}

/** Text button that requests another verification email. Use it with {@link useResendVerification}. */
export function ResendVerificationButton({ isLoading, onResend }: ResendVerificationButtonProps) {
  return (
    <p>
      <Button variant="text" type={onResend ? 'button' : 'submit'} aria-disabled={isLoading} onClick={onResend}>
        {isLoading ? 'Sending...' : 'Resend verification email'}
      </Button>
    </p>
  );
}
