import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Switches from the fallback fonts to the web fonts when the user opens a second page. To avoid a layout shift, the
 * first page does not use web fonts that load after its first paint (fonts.css). The first navigation sets
 * `data-fonts='deferred'` on `<html>`, for which tokens.css uses the web fonts.
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPathname.current) document.documentElement.dataset.fonts = 'deferred';
  }, [pathname]);
  return null;
}
