import { Formik } from 'formik';
import { useState } from 'react';
import { getErrorMessage, useForgotPasswordMutation } from '../../../store/api';
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
import { forgotSchema } from './schemas';

/** The /forgot-password page, which requests an email with a reset link (docs/specification.md §2). */
export function ForgotPasswordPage() {
  const [forgot] = useForgotPasswordMutation();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const requestLink = useSingleFlight(async ({ email }: { email: string }) => {
    setFailure(null);
    try {
      await forgot({ emailOnly: { email: email.trim() } }).unwrap();
      notify(messages.forgotSent, 'success');
      setSent(true);
    } catch (error) {
      const message = getErrorMessage(error, messages.forgotFailed);
      setFailure(message);
      notify(message, 'error');
    }
  });

  return (
    <AuthLayout
      title="Reset your password"
      lead={sent ? undefined : 'Enter your email address and we will send you a link to choose a new password.'}
    >
      {sent ? (
        <p className={styles.confirmation}>{messages.forgotSent}</p>
      ) : (
        <Formik initialValues={{ email: '' }} validationSchema={forgotSchema} onSubmit={requestLink}>
          <Form className={styles.form} label="Reset your password">
            {failure === null ? null : <p className={styles.failure}>{failure}</p>}
            <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={254} />
            <SubmitButton label="Send reset link" busyLabel="Sending..." />
          </Form>
        </Formik>
      )}
      <p className={styles.links}>
        <Link to={paths.login}>Back to sign in</Link>
      </p>
    </AuthLayout>
  );
}
