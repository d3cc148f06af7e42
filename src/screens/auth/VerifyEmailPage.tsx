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

/** Spec §2, §4: verifying, success, expired, error. The link is followed once, as soon as the page stands. */
export function VerifyEmailPage() {
  const { token } = useParams();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    void verify({ tokenOnly: { token } });
  }, [token, verify]);
  const again = () => void (token && verify({ tokenOnly: { token } }));

  if (!token) return <Refused sentence={messages.noVerificationToken} />;
  if (error) {
    const sentence = getErrorMessage(error, messages.verificationFailed);
    return <Refused sentence={sentence} onRetry={isNonRetryable(error) ? undefined : again} />;
  }
  if (data && !data.success) return <Refused sentence={data.message ?? messages.verificationFailed} />;
  if (data) {
    return (
      <AuthLayout title="Thank you">
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
    <AuthLayout title="Email verification">
      <Spinner label="Verifying your email address…" />
    </AuthLayout>
  );
}

interface RefusedProps {
  sentence: string;
  /** Where the link itself may still be good. */
  onRetry?: () => void;
}

function Refused({ sentence, onRetry }: RefusedProps) {
  // Spec §4: "expired if message contains 'expired'".
  const expired = /expired/i.test(sentence);
  const { ask, isLoading } = useResendVerification();
  return (
    <AuthLayout title="Email verification">
      <p className={styles.confirmation} role="alert">
        {expired ? messages.verificationExpired : sentence}
      </p>
      {onRetry ? (
        <p>
          <Button onClick={onRetry}>Try again</Button>
        </p>
      ) : null}
      <Formik initialValues={{ email: '' }} onSubmit={({ email }) => ask(email)}>
        <Form className={styles.form} label="New verification link">
          <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={254} />
          <ResendVerificationButton isLoading={isLoading} />
        </Form>
      </Formik>
    </AuthLayout>
  );
}
