import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * The router, for those who are not components: the store's listeners get `navigation.go` and never import the
 * router. Until the app has mounted there is nowhere to go, and going is left out.
 */
let current: ((path: string) => void) | null = null;

export const navigation = {
  go(path: string): void {
    current?.(path);
  },
};

/** Mounted once inside the router. Whoever is sent to a sign-in comes back from there to where they were. */
export function NavigationBridge() {
  const navigate = useNavigate();
  useEffect(() => {
    current = (path) => {
      const { pathname, search } = window.location;
      void navigate(path, { state: { from: pathname + search } });
    };
    return () => {
      current = null;
    };
  }, [navigate]);
  return null;
}
