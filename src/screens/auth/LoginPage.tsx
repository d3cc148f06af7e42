import { Formik } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getErrorMessage, useLoginMutation, type LoginResponse, type PasskeyRequest } from '../../../store/api';
import type { PasskeyResult } from '../../../store/passkeys';
import { displayName } from '../../domain/displayName';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { Spinner } from '../../ui/Spinner';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { messages } from './messages';
import { ResendVerificationButton } from './ResendVerificationButton';
import { loginSchema } from './schemas';
import { useResendVerification } from './useResendVerification';

const PasskeySignIn = lazy(() => import(/* webpackChunkName: 'passkeySignIn' */ './PasskeySignIn'));

/** The /login page (docs/specification.md §2). After the sign-in, users return to the page that required it. */
export function LoginPage() {
  const [login] = useLoginMutation();
  const { resend, isLoading: isResending } = useResendVerification();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [passkey, setPasskey] = useState<PasskeyRequest | null>(null);

  const fail = (message: string) => {
    setFailure(message);
    notify(message, 'error');
  };

  const accept = (response: LoginResponse) => {
    if (response.needsVerification) fail(messages.needsVerification);
    else if (response.passkey) setPasskey(response.passkey);
    else if (response.token === null || response.user === null) fail(response.message ?? messages.loginFailed);
    else {
      notify(messages.welcome(displayName(response.user)), 'success');
      void navigate(returnPath(state), { replace: true });
    }
  };

  const endPasskeyStep = (result: PasskeyResult) => {
    setPasskey(null);
    if (!('failure' in result)) accept(result);
    else if (result.failure !== null) fail(result.failure);
  };

  const signIn = useSingleFlight(async ({ email, password }: { email: string; password: string }) => {
    setFailure(null);
    try {
      accept(await login({ credentials: { email: email.trim(), password } }).unwrap());
    } catch (error) {
      fail(getErrorMessage(error, messages.loginFailed, messages.loginFailedRetry));
    }
  });

  return (
    <AuthLayout title="Sign In" lead="Your drawings, your appointments and your team at Spa Summit.">
      <Formik initialValues={{ email: '', password: '' }} validationSchema={loginSchema} onSubmit={signIn}>
        {({ values }) => (
          <Form className={styles.form} label="Sign in">
            {failure === null ? null : <p className={styles.failure}>{failure}</p>}
            {/* The resend link 'appears when the failure message contains 'verify your email'' (docs/specification.md
                §2). */}
            {failure?.includes('verify your email') ? (
              <ResendVerificationButton isLoading={isResending} onResend={() => void resend(values.email)} />
            ) : null}
            <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={254} />
            <TextField
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              maxLength={256}
            />
            <SubmitButton label="Sign In" busyLabel="Signing In..." />
          </Form>
        )}
      </Formik>
      {passkey ? (
        <Suspense fallback={<Spinner label="Loading…" />}>
          <PasskeySignIn request={passkey} onEnd={endPasskeyStep} />
        </Suspense>
      ) : null}
      <p className={styles.links}>
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
        <Link to={paths.signup}>Create an account</Link>
      </p>
    </AuthLayout>
  );
}

/**
 * Returns the path to open after the sign-in. This is the path of the page that required the sign-in, stored in the
 * router state. Without one, it is the path of the home page.
 */
function returnPath(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') ? from : paths.home;
}
