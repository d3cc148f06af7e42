import { lazy, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectAuthStatus } from '../../store/session';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';
import styles from './RequireAuth.module.css';

const admin = () => import(/* webpackChunkName: 'admin' */ '../screens/admin');
const AdminSignIn = lazy(() => admin().then((m) => ({ default: m.AdminSignIn })));
const AccessDenied = lazy(() => admin().then((m) => ({ default: m.AccessDenied })));

interface RequireAuthProps {
  /** Who may enter: anyone who is signed in, or administrators only. */
  access: 'signed-in' | 'admin';
  page: ComponentType;
}

/**
 * Spec §2, access gate: 'Checking authentication...', the sign-in screen, 'Access Denied', or the content. Whoever
 * wants the account page is sent to /login and comes back from there.
 */
export function RequireAuth({ access, page: Page }: RequireAuthProps) {
  const gate = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();
  if (gate === 'checking') {
    return (
      <div className={styles.checking}>
        <Spinner label="Checking authentication..." />
      </div>
    );
  }
  if (gate === 'unauthenticated') {
    return access === 'admin' ? <AdminSignIn /> : <Navigate to={paths.login} state={{ from: pathname }} replace />;
  }
  if (gate === 'non-admin' && access === 'admin') return <AccessDenied />;
  return <Page />;
}
