import { lazy, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectAuthStatus } from '../../store/session';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';
import styles from './RequireAuth.module.css';

const loadAdmin = () => import(/* webpackChunkName: 'admin' */ '../screens/admin');
const AdminSignIn = lazy(() => loadAdmin().then((m) => ({ default: m.AdminSignIn })));
const AccessDenied = lazy(() => loadAdmin().then((m) => ({ default: m.AccessDenied })));

interface RequireAuthProps {
  /** Users who may see the page: all signed-in users, or administrators only. */
  access: 'signed-in' | 'admin';
  page: ComponentType;
}

/**
 * Renders `page` if the user has access (docs/specification.md §2). Until the session is loaded, it shows 'Checking
 * authentication...'. On admin pages, guests see the admin sign-in screen and non-admins see 'Access Denied'. On other
 * pages, guests are redirected to /login, which redirects back after sign-in.
 */
export function RequireAuth({ access, page: Page }: RequireAuthProps) {
  const authStatus = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();
  if (authStatus === 'checking') {
    return (
      <div className={styles.checking}>
        <Spinner label="Checking authentication..." />
      </div>
    );
  }
  if (authStatus === 'unauthenticated') {
    return access === 'admin' ? <AdminSignIn /> : <Navigate to={paths.login} state={{ from: pathname }} replace />;
  }
  if (authStatus === 'non-admin' && access === 'admin') return <AccessDenied />;
  return <Page />;
}
