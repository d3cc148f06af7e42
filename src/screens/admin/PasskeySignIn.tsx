import type { PasskeyRequest } from '../../../store/api';
import { type PasskeyResult, usePasskeySignIn } from '../../../store/passkeys';
import { PasskeyDialog } from '../../ui/PasskeyDialog';

interface PasskeySignInProps {
  request: PasskeyRequest;
  onEnd: (result: PasskeyResult) => void;
}

/** Dialog in which the user completes the sign-in with a passkey. Loaded only if an account needs one. */
export default function PasskeySignIn({ request, onEnd }: PasskeySignInProps) {
  const send = usePasskeySignIn(request, onEnd);
  return <PasskeyDialog {...request} send={send} onClose={() => onEnd({ failure: null })} />;
}
