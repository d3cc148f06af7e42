import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Switches from the fallback fonts to the web fonts when the user opens a second page: sets `data-fonts='deferred'` on
 * `<html>`, and tokens.css then selects the web fonts. The first page does not use web fonts that load after its first
 * paint (fonts.css), because switching fonts would shift its layout.
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPathname.current) document.documentElement.dataset.fonts = 'deferred';
  }, [pathname]);
  return null;
}
