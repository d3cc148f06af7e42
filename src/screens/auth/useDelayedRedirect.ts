import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { REDIRECT_MS } from './messages';

/** Spec §9: "redirects after signup and reset 3 s". Starts when it is due; leaving the page earlier cancels it. */
export function useDelayedRedirect(due: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void navigate(path), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [due, path, navigate]);
}
