import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../store';
import { NavigationBridge } from './navigation';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { DeferredFonts } from './DeferredFonts';
import { ScrollRestoration } from './ScrollRestoration';

/** Everything below the router: the same tree in the browser and in `render.tsx`, or hydration would not match. */
export function App({ store }: { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <NavigationBridge />
        <ScrollRestoration />
        <DeferredFonts />
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </Provider>
    </StrictMode>
  );
}
