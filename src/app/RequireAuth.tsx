import { lazy, useLayoutEffect, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectAuthStatus } from '../../store/session';
import { paths } from '../paths';
import { PageMeta } from '../ui/PageMeta';
import { Spinner } from '../ui/Spinner';
import styles from './RequireAuth.module.css';

const AdminSignIn = lazy(() =>
  import(/* webpackChunkName: 'adminSignIn' */ '../screens/admin/signIn').then((m) => ({ default: m.AdminSignIn })),
);
const AccessDenied = lazy(() =>
  import(/* webpackChunkName: 'admin' */ '../screens/admin').then((m) => ({ default: m.AccessDenied })),
);

interface RequireAuthProps {
  /** Users who may see the page: all signed-in users, or administrators only. */
  access: 'signed-in' | 'admin';
  page: ComponentType;
  /** Loads the page's chunk. */
  load: () => Promise<unknown>;
  /** Title of the page while the stored session is being read. */
  title?: string;
  /** Whether the shop has this page. If it returns false, all users are redirected to the home page. */
  exists?: () => boolean;
}

/**
 * Renders `page` if the user has access (docs/specification.md §2). Until the session is loaded, it shows 'Checking
 * authentication...'. On admin pages, guests see the admin sign-in screen and non-admins see 'Access Denied'. On other
 * pages, guests are redirected to /login, which redirects back after sign-in.
 */
export function RequireAuth({ access, page: Page, load, title = '', exists }: RequireAuthProps) {
  const authStatus = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();
  if (authStatus === 'checking') return <Checking access={access} load={load} title={title} />;
  if (exists?.() === false) return <Navigate to={paths.home} replace />;
  if (authStatus === 'unauthenticated') {
    return access === 'admin' ? <AdminSignIn /> : <Navigate to={paths.login} state={{ from: pathname }} replace />;
  }
  if (authStatus === 'non-admin' && access === 'admin') return <AccessDenied />;
  return <Page />;
}

/** Shown until the stored session has been read. The build prerenders it, so it is visible before any script runs. */
function Checking({ access, load, title }: Pick<RequireAuthProps, 'access' | 'load'> & { title: string }) {
  const { pathname } = useLocation();
  // Start loading in a layout effect: layout effects run before the effect that reads the stored session.
  useLayoutEffect(() => void load().catch(() => undefined), [load]);
  // PublicLayout, which surrounds the pages for all signed-in users, already has a <main>.
  const Landmark = access === 'admin' ? 'main' : 'div';
  return (
    <Landmark className={styles.checking}>
      <PageMeta title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <div>
        <Spinner label="Checking authentication..." />
        <p className="slowLoadNotice">
          This page is taking longer than usual. <a href={pathname}>Try again</a>
        </p>
      </div>
    </Landmark>
  );
}
