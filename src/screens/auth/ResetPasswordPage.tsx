import { Formik } from 'formik';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { getErrorMessage, useResetPasswordMutation } from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';
import { selectAuthStatus } from '../../../store/session';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { useSingleFlight } from '../../ui/singleFlight';
import { Spinner } from '../../ui/Spinner';
import { notify } from '../../ui/toast';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { messages } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { resetSchema } from './schemas';
import { useDelayedRedirect } from './useDelayedRedirect';

const TITLE = 'New password';

/** Spec §2, §4: validating, valid form, success (to /login after 3 s), invalid link. */
export function ResetPasswordPage() {
  const { token } = useParams();
  // Spec §4: "link judged valid if a token exists"; until the stored session is read, nothing is judged.
  const validating = useAppSelector(selectAuthStatus) === 'checking';
  const [refused, setRefused] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  useDelayedRedirect(done, paths.login);

  if (validating) {
    return (
      <AuthLayout title={TITLE}>
        <Spinner label="Checking your link…" />
      </AuthLayout>
    );
  }
  if (done) {
    return (
      <AuthLayout title={TITLE}>
        <p className={styles.confirmation} role="status">
          {messages.resetDone}
        </p>
        <p className={styles.links}>
          <Link to={paths.login}>Go to sign in</Link>
        </p>
      </AuthLayout>
    );
  }
  if (!token || refused !== null) {
    return (
      <AuthLayout title={TITLE}>
        <p className={styles.confirmation} role="alert">
          {refused ?? messages.noResetToken}
        </p>
        <p>
          <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={TITLE}>
      <ResetForm token={token} onDone={() => setDone(true)} onDead={setRefused} />
    </AuthLayout>
  );
}

interface ResetFormProps {
  token: string;
  onDone: () => void;
  /** Called with a sentence when the server says that the link is no good. */
  onDead: (sentence: string) => void;
}

function ResetForm({ token, onDone, onDead }: ResetFormProps) {
  const [reset] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (sentence: string) => {
    notify(sentence, 'error');
    // Spec §4: "invalid if server error message contains 'expired' or 'invalid'".
    if (/expired|invalid/i.test(sentence)) onDead(messages.deadResetToken);
    else setFailure(sentence);
  };

  const send = useSingleFlight(async ({ password }: { password: string }) => {
    setFailure(null);
    try {
      const { success, message } = await reset({ passwordReset: { token, password } }).unwrap();
      if (!success) return fail(message ?? messages.invalidResetToken);
      notify(messages.resetDone, 'success');
      return onDone();
    } catch (error) {
      return fail(getErrorMessage(error, messages.resetFailed));
    }
  });

  return (
    <Formik initialValues={{ password: '', confirmPassword: '' }} validationSchema={resetSchema} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form className={styles.form} label="New password">
          {failure === null ? null : <p className={styles.failure}>{failure}</p>}
          <NewPasswordFields name="password" label="New Password" />
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Set the password'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
