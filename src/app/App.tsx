import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../store';
import { NavigationBridge } from './navigation';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { DeferredFonts } from './DeferredFonts';
import { ScrollRestoration } from './ScrollRestoration';

/** The app without a router. The browser and `render.tsx` must render this same tree, or hydration fails. */
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
