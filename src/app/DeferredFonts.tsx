import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Switches to the web fonts on the first navigation, by setting `data-fonts='deferred'` on `<html>` (tokens.css). If
 * the fonts load after the first paint, the first page keeps the fallback fonts to avoid a layout shift (fonts.css).
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPathname.current) document.documentElement.dataset.fonts = 'deferred';
  }, [pathname]);
  return null;
}
