import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Enables late web fonts from the second page on. If the web fonts load only after the first paint, the first page
 * keeps the fallback fonts, to avoid a layout shift (fonts.css). The first navigation sets `data-fonts='deferred'` on
 * `<html>`, which switches to the web fonts (tokens.css).
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPathname.current) document.documentElement.dataset.fonts = 'deferred';
  }, [pathname]);
  return null;
}
