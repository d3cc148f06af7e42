import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import styles from './AccountPage.module.css';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ProfileForm } from './ProfileForm';

const Passkeys = lazy(() => import(/* webpackChunkName: 'passkeys' */ './Passkeys'));

/** The /account page, opened by 'My Account' (docs/decisions/0005): forms for the user's profile and password, and the passkeys of an admin. */
export function AccountPage() {
  const user = useAppSelector(selectUser);
  return (
    <div className={`${text.page} ${styles.page}`}>
      <PageMeta title="My Account" />
      <div className={styles.head}>
        {user?.role === 'admin' ? (
          <Link className={styles.back} to={paths.admin}>
            Back to the admin panel
          </Link>
        ) : null}
        <h1 className={text.display}>My Account</h1>
      </div>
      <section className={styles.section} aria-labelledby="profile">
        <div>
          <h2 id="profile" className={text.title}>
            Profile
          </h2>
          <p className={text.body}>{user?.email}</p>
        </div>
        <ProfileForm />
      </section>
      <section className={styles.section} aria-labelledby="password">
        <div>
          <h2 id="password" className={text.title}>
            Password
          </h2>
          <p className={text.body}>Changing your password signs you out on all other devices.</p>
        </div>
        <ChangePasswordForm />
      </section>
      {user?.role === 'admin' ? (
        <section className={styles.section} aria-labelledby="passkeys">
          <div>
            <h2 id="passkeys" className={text.title}>
              Passkeys
            </h2>
            <p className={text.body}>
              A passkey is a fingerprint, a face, the screen lock of a device or a security key. With one, signing in
              takes your password and the passkey.
            </p>
          </div>
          <Suspense fallback={<Spinner label="Loading your passkeys…" />}>
            <Passkeys />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
