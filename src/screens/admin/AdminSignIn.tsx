import { Formik } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { Spinner } from '../../ui/Spinner';
import { PageMeta } from '../../ui/PageMeta';
import text from '../../ui/text.module.css';
import styles from './SignInCard.module.css';
import { adminSignInSchema, useAdminSignIn } from './useAdminSignIn';

const PasskeySignIn = lazy(() => import(/* webpackChunkName: 'passkeySignIn' */ './PasskeySignIn'));

/** Sign-in screen that signed-out users see in place of the admin panel (docs/specification.md §2). */
export function AdminSignIn() {
  const { signIn, failure, passkey, endPasskeyStep } = useAdminSignIn();
  const [shown, setShown] = useState(false);
  return (
    <main className={styles.page}>
      <PageMeta title="Admin" />
      <div className={styles.card}>
        <h1 className={text.title}>Spa Summit</h1>
        <p className={text.label}>Admin Panel Access</p>
        {failure === null ? null : (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Formik initialValues={{ email: '', password: '' }} validationSchema={adminSignInSchema} onSubmit={signIn}>
          <Form className={styles.form} label="Admin sign-in">
            <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={254} />
            <div className={styles.password}>
              <TextField
                name="password"
                label="Password"
                type={shown ? 'text' : 'password'}
                autoComplete="current-password"
                maxLength={256}
              />
              <button
                type="button"
                className={styles.toggle}
                aria-label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
              >
                {shown ? 'Hide' : 'Show'}
              </button>
            </div>
            <SubmitButton label="Sign In" busyLabel="Signing In..." />
          </Form>
        </Formik>
        {passkey ? (
          <Suspense fallback={<Spinner label="Loading…" />}>
            <PasskeySignIn request={passkey} onEnd={endPasskeyStep} />
          </Suspense>
        ) : null}
      </div>
    </main>
  );
}
