import { Formik } from 'formik';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { selectAdmin } from '../../../store/admin';
import { useAppSelector } from '../../../store/hooks';
import { selectAuthStatus } from '../../../store/session';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import { readDemoCredentials } from './demoCredentials';
import { REDIRECT_DELAY_MS, signInMessages } from './signInMessages';
import styles from './SignInCard.module.css';
import { adminViewPath } from './useAdminView';
import { adminSignInSchema, useAdminSignIn } from './useAdminSignIn';

const PasskeySignIn = lazy(() => import(/* webpackChunkName: 'passkeySignIn' */ './PasskeySignIn'));

/**
 * The /admin/login page, titled 'Admin Access' (docs/specification.md §2). Redirects to the admin panel if the user is
 * already signed in as an administrator.
 */
export function AdminLoginPage() {
  const authStatus = useAppSelector(selectAuthStatus);
  // The admin slice keeps its view when a session expires, so that signing in again returns to that view.
  const panelPath = adminViewPath(useAppSelector(selectAdmin).view);
  const navigate = useNavigate();
  const { signIn, failure, attempt, passkey, endPasskeyStep } = useAdminSignIn();
  const succeeded = attempt === 'succeeded';

  useEffect(() => {
    if (!succeeded) return undefined;
    const timer = setTimeout(() => void navigate(panelPath, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [succeeded, navigate, panelPath]);

  // Redirect immediately if the user was already signed in when the page opened. After a sign-in on this page, the
  // effect above redirects with a delay instead, so that the user sees the success message.
  if (authStatus === 'admin' && attempt === 'idle') return <Navigate to={panelPath} replace />;
  return (
    <main className={styles.page}>
      <PageMeta title="Admin Access" />
      <div className={styles.card} data-auth-ready={authStatus !== 'checking'}>
        <p className={text.label}>Spa Summit</p>
        <h1 className={text.title}>Admin Access</h1>
        {failure === null ? null : (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Formik initialValues={readDemoCredentials()} validationSchema={adminSignInSchema} onSubmit={signIn}>
          {({ isSubmitting }) => (
            <Form className={styles.form} label="Admin sign-in">
              <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={254} />
              <TextField
                name="password"
                label="Password"
                type="password"
                autoComplete="current-password"
                maxLength={256}
              />
              <Button type="submit" aria-disabled={isSubmitting || succeeded}>
                Log In
              </Button>
              {isSubmitting ? <Spinner label="Logging in…" /> : null}
            </Form>
          )}
        </Formik>
        {passkey ? (
          <Suspense fallback={<Spinner label="Loading…" />}>
            <PasskeySignIn request={passkey} onEnd={endPasskeyStep} />
          </Suspense>
        ) : null}
        <p role="status">{succeeded ? signInMessages.signedIn : null}</p>
      </div>
    </main>
  );
}
