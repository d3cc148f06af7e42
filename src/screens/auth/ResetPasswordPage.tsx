import { Formik } from 'formik';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getErrorMessage, useResetPasswordMutation } from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';
import { selectAuthStatus } from '../../../store/session';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { Link } from '../../ui/Link';
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

/**
 * The /reset-password/{token} page. Its states are validating, form, success and invalid link (docs/specification.md
 * §2).
 */
export function ResetPasswordPage() {
  const { token } = useParams();
  // The page is 'validating' until the stored session has been read. It then shows the form, if the URL has a token:
  // 'link judged valid if a token exists' (docs/specification.md §4).
  const validating = useAppSelector(selectAuthStatus) === 'checking';
  const [linkError, setLinkError] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  useDelayedRedirect(done, paths.login);

  if (validating) {
    return (
      <AuthLayout title={TITLE} fixedTop>
        <Spinner label="Checking your link…" />
      </AuthLayout>
    );
  }
  if (done) {
    return (
      <AuthLayout title={TITLE} fixedTop>
        <p className={styles.confirmation} role="status">
          {messages.resetDone}
        </p>
        <p className={styles.links}>
          <Link to={paths.login}>Go to sign in</Link>
        </p>
      </AuthLayout>
    );
  }
  if (!token || linkError !== null) {
    return (
      <AuthLayout title={TITLE} fixedTop>
        <p className={styles.confirmation} role="alert">
          {linkError ?? messages.noResetToken}
        </p>
        <p>
          <ButtonLink to={paths.forgotPassword}>Request a new link</ButtonLink>
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={TITLE} fixedTop>
      <ResetForm token={token} onDone={() => setDone(true)} onInvalidLink={setLinkError} />
    </AuthLayout>
  );
}

interface ResetFormProps {
  token: string;
  onDone: () => void;
  /** Called with an error message if the server rejects the link as invalid or expired. */
  onInvalidLink: (message: string) => void;
}

function ResetForm({ token, onDone, onInvalidLink }: ResetFormProps) {
  const [reset] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (message: string) => {
    notify(message, 'error');
    // The link is invalid if the error message contains 'expired' or 'invalid' (docs/specification.md §4).
    if (/expired|invalid/i.test(message)) onInvalidLink(messages.expiredResetToken);
    else setFailure(message);
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
            {isSubmitting ? 'Saving...' : 'Set password'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
