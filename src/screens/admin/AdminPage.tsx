import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectGate } from '../../../store/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { Spinner } from '../../ui/Spinner';
import styles from './AdminPage.module.css';

/** Spec §2, access gate. The dashboard behind it comes with its own issue. */
export function AdminPage() {
  const gate = useAppSelector(selectGate);
  if (gate === 'unauthenticated') return <Navigate to={paths.adminLogin} replace />;
  return (
    <main className={styles.page}>
      <PageHead title="Admin" />
      {gate === 'checking' ? <Spinner label="Checking authentication..." /> : null}
      {gate === 'non-admin' ? (
        <>
          <h1>Access Denied</h1>
          <p>You don't have permission to access this area.</p>
        </>
      ) : null}
      {gate === 'admin' ? <h1>Welcome</h1> : null}
      {gate === 'checking' ? null : (
        <ButtonLink look="text" to={paths.home}>
          Back to home
        </ButtonLink>
      )}
    </main>
  );
}
