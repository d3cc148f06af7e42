import { Button } from '../../ui/Button';

interface ResendLinkProps {
  isLoading: boolean;
  /** Without it, it submits the form that it stands in. */
  onAsk?: () => void;
}

/** The link that asks for the verification mail again, for what {@link useResendVerification} does. */
export function ResendVerificationButton({ isLoading, onAsk }: ResendLinkProps) {
  return (
    <p>
      <Button variant="text" type={onAsk ? 'button' : 'submit'} aria-disabled={isLoading} onClick={onAsk}>
        {isLoading ? 'Sending...' : 'Resend verification email'}
      </Button>
    </p>
  );
}
