import { Formik } from 'formik';
import { useEffect } from 'react';
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
import { messages, REDIRECT_DELAY_MS } from './messages';
import styles from './SignInCard.module.css';
import { adminAddress } from './useAdminView';
import { adminSignInSchema, useAdminSignIn } from './useAdminSignIn';

/** Spec §2: the route /admin/login, 'Admin Access'. An administrator who is signed in already goes on to /admin. */
export function AdminLoginPage() {
  const gate = useAppSelector(selectAuthStatus);
  // An expired session keeps the view: signing in again leads back to it.
  const panel = adminAddress(useAppSelector(selectAdmin).view);
  const navigate = useNavigate();
  const { signIn, failure, attempt } = useAdminSignIn();
  const done = attempt === 'done';

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(panel, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done, navigate, panel]);

  // Whoever signs in here is an administrator a moment before the sentence stands: that one is read first.
  if (gate === 'admin' && attempt === 'none') return <Navigate to={panel} replace />;
  return (
    <main className={styles.page}>
      <PageMeta title="Admin Access" />
      <div className={styles.card}>
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
              <Button type="submit" aria-disabled={isSubmitting || done}>
                Log In
              </Button>
              {isSubmitting ? <Spinner label="Logging in…" /> : null}
            </Form>
          )}
        </Formik>
        <p role="status">{done ? messages.signedIn : null}</p>
      </div>
    </main>
  );
}
