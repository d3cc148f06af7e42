import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import styles from './SessionPage.module.css';

const titles: readonly (readonly [start: string, title: string])[] = [
  [paths.login, 'Sign In'],
  [paths.signup, 'Sign Up'],
  [paths.forgotPassword, 'Forgotten Password'],
  ['/reset-password', 'New Password'],
  ['/verify-email', 'E-mail Verification'],
  [paths.account, 'My Account'],
  [paths.adminLogin, 'Admin Access'],
];

/** Spec §2, auth routes: they stand without the frame. Accounts open with their own issue; until then, the door. */
export function SessionPage() {
  const { pathname } = useLocation();
  const title = titles.find(([start]) => pathname.startsWith(start))?.[1] ?? 'Sign In';
  return (
    <main className={styles.page}>
      <PageHead title={title} />
      <div className={styles.card}>
        <p className={styles.label}>Spa Summit</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>
          Private accounts are being prepared. Until they open, our team answers every question in person, within 24
          hours.
        </p>
        <ButtonLink to={paths.consultation}>Write to us</ButtonLink>
        <ButtonLink look="text" to={paths.home}>
          Back to home
        </ButtonLink>
      </div>
    </main>
  );
}
