import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import styles from './AccountForms.module.css';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ProfileForm } from './ProfileForm';

const Passkeys = lazy(() => import(/* webpackChunkName: 'passkeys' */ './Passkeys'));
const Devices = lazy(() => import(/* webpackChunkName: 'devices' */ './Devices'));

/** Forms for the signed-in user's profile and password, the passkeys of an admin, and the devices. */
export function AccountForms({ headingLevel }: { headingLevel: 2 | 3 }) {
  const user = useAppSelector(selectUser);
  const Heading = `h${headingLevel}` as const;
  const headingStyle = headingLevel === 2 ? text.title : text.name;
  return (
    <div className={styles.forms}>
      <section className={styles.section} aria-labelledby="profile">
        <div>
          <Heading id="profile" className={headingStyle}>
            Profile
          </Heading>
          <p className={text.body}>{user?.email}</p>
        </div>
        <ProfileForm />
      </section>
      <section className={styles.section} aria-labelledby="password">
        <div>
          <Heading id="password" className={headingStyle}>
            Password
          </Heading>
          <p className={text.body}>Changing your password signs you out on all other devices.</p>
        </div>
        <ChangePasswordForm />
      </section>
      {user?.role === 'admin' ? (
        <section className={styles.section} aria-labelledby="passkeys">
          <div>
            <Heading id="passkeys" className={headingStyle}>
              Passkeys
            </Heading>
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
      <Suspense>
        <Devices headingLevel={headingLevel} />
      </Suspense>
    </div>
  );
}
