import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { REDIRECT_MS } from './messages';

/**
 * Redirects to `path` 3 s after `due` has become true (docs/specification.md §9). The redirect is cancelled if the user
 * leaves the page earlier.
 */
export function useDelayedRedirect(due: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void navigate(path), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [due, path, navigate]);
}
