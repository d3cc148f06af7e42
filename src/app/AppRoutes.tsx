import { Suspense, useEffect } from 'react';
import { useStore } from 'react-redux';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { startRehydration, type AppStore } from '../../store';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';
import { ErrorBoundary } from './ErrorBoundary';
import { RequireAuth } from './RequireAuth';
import { PublicLayout } from './PublicLayout';
import { routes } from './routes';

/** Renders all routes: public pages inside PublicLayout, others without it. Unknown paths redirect to `/`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route element={<Page />}>{routesWithLayout('public')}</Route>
      </Route>
      <Route element={<Page />}>{routesWithLayout('plain')}</Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

function routesWithLayout(layout: 'public' | 'plain') {
  return routes
    .filter((route) => route.layout === layout)
    .map(({ path, page: Content, access, ...route }) => (
      <Route
        key={path}
        path={path}
        element={access ? <RequireAuth {...route} access={access} page={Content} /> : <Content />}
      />
    ));
}

/** Renders the page of a route. */
function Page() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner label="Loading the page…" />}>
        <StoredSession />
        <Outlet />
        <AnnounceHydration />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Restores the stored session after hydration. Render it inside the Suspense boundary, so that its effect runs after
 * the boundary has hydrated: a store update before that makes React discard the server-rendered HTML.
 */
function StoredSession() {
  const store = useStore() as AppStore;
  useEffect(() => startRehydration(store), [store]);
  return null;
}

/** Dispatches `app:hydrated` after hydration; src/boot/hydrationLoader.ts then replays the user's earlier input. */
function AnnounceHydration() {
  useEffect(() => void window.dispatchEvent(new Event('app:hydrated')), []);
  return null;
}
