import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

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
