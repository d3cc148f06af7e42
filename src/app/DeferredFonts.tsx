import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Switches from the fallback fonts to the web fonts when the user opens a second page: sets `data-fonts='deferred'` on
 * `<html>`, and tokens.css then selects the web fonts. The first page does not use web fonts that load after its first
 * paint (fonts.css), because switching fonts would shift its layout. Does nothing if the first page uses the web fonts,
 * because the switch makes the browser lay out the whole page again.
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPathname.current && !hasWebFonts()) document.documentElement.dataset.fonts = 'deferred';
  }, [pathname]);
  return null;
}

/** Whether all web fonts that the document has requested had arrived before its first paint, so that it uses them. */
function hasWebFonts(): boolean {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fonts = resources.filter(({ name }) => name.endsWith('.woff2'));
  return firstPaint !== undefined && fonts.every(({ responseEnd }) => responseEnd <= firstPaint.startTime);
}
