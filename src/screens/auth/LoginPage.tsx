import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getErrorMessage, useLoginMutation } from '../../../store/api';
import { displayName } from '../../domain/displayName';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSingleFlight } from '../../ui/singleFlight';
import { notify } from '../../ui/toast';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { messages } from './messages';
import { ResendVerificationButton } from './ResendVerificationButton';
import { loginSchema } from './schemas';
import { useResendVerification } from './useResendVerification';

/** The /login page (docs/specification.md §2). After the sign-in, users return to the page that required it. */
export function LoginPage() {
  const [login] = useLoginMutation();
  const { resend, isLoading: isResending } = useResendVerification();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (message: string) => {
    setFailure(message);
    notify(message, 'error');
  };

  const signIn = useSingleFlight(async ({ email, password }: { email: string; password: string }) => {
    setFailure(null);
    try {
      const response = await login({ credentials: { email: email.trim(), password } }).unwrap();
      if (response.needsVerification) fail(messages.needsVerification);
      else if (response.token === null || response.user === null) fail(response.message ?? messages.loginFailed);
      else {
        notify(messages.welcome(displayName(response.user)), 'success');
        void navigate(returnPath(state), { replace: true });
      }
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
