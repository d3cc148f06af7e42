import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * On a slow connection the first page keeps the system's fonts, so that nothing moves (fonts.css). The brand's have
 * come meanwhile: they are taken with the next page, where everything is new anyway.
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.fonts = 'deferred';
  }, [pathname]);
  return null;
}
