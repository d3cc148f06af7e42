import { Suspense, useEffect, ViewTransition } from 'react';
import { useStore } from 'react-redux';
import { Navigate, NavigationType, Outlet, Route, Routes, useNavigationType } from 'react-router-dom';
import { startRehydration, type AppStore } from '../../store';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';
import { ErrorBoundary } from './ErrorBoundary';
import { RequireAuth } from './RequireAuth';
import { PublicLayout } from './PublicLayout';
import { routes } from './routes';

/** The route table laid out: public pages under the frame, the others bare, anything unknown to `/` (spec §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route element={<Page />}>{linesOf('public')}</Route>
      </Route>
      <Route element={<Page />}>{linesOf('plain')}</Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

function linesOf(frame: 'public' | 'plain') {
  return routes
    .filter((route) => route.layout === frame)
    .map(({ path, page: Content, access }) => (
      <Route key={path} path={path} element={access ? <RequireAuth access={access} page={Content} /> : <Content />} />
    ));
}

function Page() {
  // A replaced address is a choice made on the page itself, a letter of a search for instance. React takes no input
  // while a transition begins, so animating those would swallow the next letters.
  const update = useNavigationType() === NavigationType.Replace ? 'none' : 'auto';
  return (
    <ViewTransition update={update}>
      <ErrorBoundary>
        <Suspense fallback={<Spinner label="Loading the page…" />}>
          <StoredSession />
          <Outlet />
          <AnnounceHydration />
        </Suspense>
      </ErrorBoundary>
    </ViewTransition>
  );
}

/**
 * Reads the stored session once the page's own HTML is awake. It must stand inside the Suspense boundary:
 * dispatched earlier, the store's change makes React throw away the HTML that arrived.
 */
function StoredSession() {
  const store = useStore() as AppStore;
  useEffect(() => startRehydration(store), [store]);
  return null;
}

/** Tells `src/boot/hydrationLoader.ts` that the page listens now: what was typed or pressed before is handed over. */
function AnnounceHydration() {
  useEffect(() => void window.dispatchEvent(new Event('app:hydrated')), []);
  return null;
}
