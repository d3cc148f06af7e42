import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { getErrorMessage, useResetPasswordMutation } from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';
import { selectAuthStatus } from '../../../store/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
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

interface Texts {
  title: string;
  action: string;
  done: string;
  /** Message for a link that does not work. */
  invalid: string;
  /** Path of the page on which the user signs in. */
  signIn: string;
}

/** Texts for a user who resets a password. */
const reset: Texts = {
  title: 'New password',
  action: 'Set password',
  done: messages.resetDone,
  invalid: messages.expiredResetToken,
  signIn: paths.login,
};

/** Texts for a user who accepts an invitation. */
const welcome: Texts = {
  title: 'Welcome to Spa Summit',
  action: 'Choose password',
  done: messages.invitationAccepted,
  invalid: messages.invitationExpired,
  signIn: paths.login,
};

/**
 * Returns the texts of the page. The link of an invitation names the role, whose users sign in on different pages.
 * @param role value of the URL's parameter `invited`; null without one
 */
function textsFor(role: string | null): Texts {
  if (role === null) return reset;
  return role === 'admin' ? { ...welcome, signIn: paths.adminLogin } : welcome;
}

/**
 * The /reset-password/{token} page. Its states are validating, form, success and invalid link (docs/specification.md
 * §2). Invitations link to it, too.
 */
export function ResetPasswordPage() {
  const { token } = useParams();
  const { search } = useLocation();
  const texts = textsFor(new URLSearchParams(search).get('invited'));
  // The page is 'validating' until the stored session has been read. It then shows the form, if the URL has a token:
  // 'link judged valid if a token exists' (docs/specification.md §4).
  const validating = useAppSelector(selectAuthStatus) === 'checking';
  const [linkError, setLinkError] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  useDelayedRedirect(done, texts.signIn);

  if (validating) {
    return (
      <AuthLayout title={reset.title} fixedTop>
        <Spinner label="Checking your link…" />
      </AuthLayout>
    );
  }
  if (done) {
    return (
      <AuthLayout title={texts.title} fixedTop>
        <p className={styles.confirmation} role="status">
          {texts.done}
        </p>
        <p className={styles.links}>
          <Link to={texts.signIn}>Go to sign in</Link>
        </p>
      </AuthLayout>
    );
  }
  if (!token || linkError !== null) {
    return (
      <AuthLayout title={texts.title} fixedTop>
        <p className={styles.confirmation} role="alert">
          {linkError ?? messages.noResetToken}
        </p>
        {texts === reset ? (
          <p>
            <ButtonLink to={paths.forgotPassword}>Request a new link</ButtonLink>
          </p>
        ) : null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} fixedTop>
      <ResetForm token={token} texts={texts} onDone={() => setDone(true)} onInvalidLink={setLinkError} />
    </AuthLayout>
  );
}

interface ResetFormProps {
  token: string;
  texts: Texts;
  onDone: () => void;
  /** Called with an error message if the server rejects the link as invalid or expired. */
  onInvalidLink: (message: string) => void;
}

function ResetForm({ token, texts, onDone, onInvalidLink }: ResetFormProps) {
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (message: string) => {
    notify(message, 'error');
    // The link is invalid if the error message contains 'expired' or 'invalid' (docs/specification.md §4).
    if (/expired|invalid/i.test(message)) onInvalidLink(texts.invalid);
    else setFailure(message);
  };

  const send = useSingleFlight(async ({ password }: { password: string }) => {
    setFailure(null);
    try {
      const { success, message } = await resetPassword({ passwordReset: { token, password } }).unwrap();
      if (!success) return fail(message ?? messages.invalidResetToken);
      notify(texts.done, 'success');
      return onDone();
    } catch (error) {
      return fail(getErrorMessage(error, messages.resetFailed));
    }
  });

  return (
    <Formik initialValues={{ password: '', confirmPassword: '' }} validationSchema={resetSchema} onSubmit={send}>
      <Form className={styles.form} label={texts.title}>
        {failure === null ? null : <p className={styles.failure}>{failure}</p>}
        <NewPasswordFields name="password" label="New Password" />
        <SubmitButton label={texts.action} busyLabel="Saving..." />
      </Form>
    </Formik>
  );
}
