import { lazy, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectGate } from '../../store/session';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';
import styles from './Gate.module.css';

const admin = () => import(/* webpackChunkName: 'admin' */ '../screens/admin');
const AdminSignIn = lazy(() => admin().then((m) => ({ default: m.AdminSignIn })));
const AccessDenied = lazy(() => admin().then((m) => ({ default: m.AccessDenied })));

interface GateProps {
  /** Who may enter: anyone who is signed in, or administrators only. */
  area: 'account' | 'admin';
  page: ComponentType;
}

/**
 * Spec §2, access gate: 'Checking authentication...', the sign-in screen, 'Access Denied', or the content. Whoever
 * wants the account page is sent to /login and comes back from there.
 */
export function Gate({ area, page: Page }: GateProps) {
  const gate = useAppSelector(selectGate);
  const { pathname } = useLocation();
  if (gate === 'checking') {
    return (
      <div className={styles.checking}>
        <Spinner label="Checking authentication..." />
      </div>
    );
  }
  if (gate === 'unauthenticated') {
    return area === 'admin' ? <AdminSignIn /> : <Navigate to={paths.login} state={{ from: pathname }} replace />;
  }
  if (gate === 'non-admin' && area === 'admin') return <AccessDenied />;
  return <Page />;
}
