import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The router's `navigate`, for code outside React: the store's listeners call `navigation.go` and so need not import
 * the router. Null until NavigationBridge has mounted; calls before that are ignored.
 */
let navigateTo: ((path: string) => void) | null = null;

export const navigation = {
  go(path: string): void {
    navigateTo?.(path);
  },
};

/** Connects `navigation` to the router. Passes the current URL as `state.from`, so that sign-in can redirect back. */
export function NavigationBridge() {
  const navigate = useNavigate();
  useMissedNavigation();
  useEffect(() => {
    navigateTo = (path) => {
      const { pathname, search } = window.location;
      void navigate(path, { state: { from: pathname + search } });
    };
    return () => {
      navigateTo = null;
    };
  }, [navigate]);
  return null;
}

/**
 * Makes the router read the URL again if it has changed during the first rendering. BrowserRouter listens to `popstate`
 * only once that is committed, and hydration on a slow machine takes hundreds of milliseconds: without this, Back
 * pressed meanwhile would leave the former page under the new URL.
 */
function useMissedNavigation(): void {
  const { pathname, search } = useLocation();
  const readAgain = useEffectEvent(() => {
    if (pathname + search === window.location.pathname + window.location.search) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  useEffect(() => readAgain(), []);
}
