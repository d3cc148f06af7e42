import { Formik } from 'formik';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { isNonRetryable, getErrorMessage, useVerifyEmailMutation } from '../../../store/api';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { Spinner } from '../../ui/Spinner';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { messages } from './messages';
import { ResendVerificationButton } from './ResendVerificationButton';
import { useResendVerification } from './useResendVerification';

/**
 * The /verify-email/{token} page with its states verifying, success, expired and error (docs/specification.md §2, §4).
 * Sends the token to the server once, when the page has mounted.
 */
export function VerifyEmailPage() {
  const { token } = useParams();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const sentToken = useRef<string | null>(null);

  useEffect(() => {
    if (!token || sentToken.current === token) return;
    sentToken.current = token;
    void verify({ tokenOnly: { token } });
  }, [token, verify]);
  const retry = () => void (token && verify({ tokenOnly: { token } }));

  if (!token) return <VerificationFailed message={messages.noVerificationToken} />;
  if (error) {
    const message = getErrorMessage(error, messages.verificationFailed);
    return <VerificationFailed message={message} onRetry={isNonRetryable(error) ? undefined : retry} />;
  }
  if (data && !data.success) return <VerificationFailed message={data.message ?? messages.verificationFailed} />;
  if (data) {
    return (
      <AuthLayout title="Thank you" fixedTop>
        <p className={styles.confirmation} role="status">
          {messages.verified}
        </p>
        <p>
          <ButtonLink to={paths.login}>Sign In</ButtonLink>
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Email verification"
      lead="We are confirming your email address with the link from our message. This takes a moment, and then you can sign in with your password."
      fixedTop
    >
      <Spinner label="Verifying your email address…" />
    </AuthLayout>
  );
}

interface VerificationFailedProps {
  message: string;
  /**
   * Handler of the "Try again" button. Omitted if the server has rejected the link, because trying again cannot help.
   */
  onRetry?: () => void;
}

function VerificationFailed({ message, onRetry }: VerificationFailedProps) {
  // The link has expired if the error message contains 'expired' (docs/specification.md §4).
  const expired = /expired/i.test(message);
  const { resend, isLoading } = useResendVerification();
  return (
    <AuthLayout title="Email verification" fixedTop>
      <p className={styles.confirmation} role="alert">
        {expired ? messages.verificationExpired : message}
      </p>
      {onRetry ? (
        <p>
          <Button onClick={onRetry}>Try again</Button>
        </p>
      ) : null}
      <Formik initialValues={{ email: '' }} onSubmit={({ email }) => resend(email)}>
        <Form className={styles.form} label="New verification link">
          <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={254} />
          <ResendVerificationButton isLoading={isLoading} />
        </Form>
      </Formik>
    </AuthLayout>
  );
}
