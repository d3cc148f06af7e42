import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';

/**
 * Switches from the fallback fonts to the web fonts when the user opens a second page: sets `data-fonts='deferred'` on
 * `<html>`, and tokens.css then selects the web fonts. The first page does not use web fonts that load after its first
 * paint (fonts.css), because switching fonts would shift its layout. The admin panel, which staff keep open all day,
 * switches as soon as its fonts have loaded. Does nothing if the first page uses the web fonts, because the switch makes
 * the browser lay out the whole page again.
 */
export function DeferredFonts() {
  const { pathname } = useLocation();
  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPathname.current) selectWebFonts();
    else if (pathname === paths.admin) void document.fonts.ready.then(selectWebFonts);
  }, [pathname]);
  return null;
}

function selectWebFonts(): void {
  if (!hasWebFonts()) document.documentElement.dataset.fonts = 'deferred';
}

/** Whether all web fonts that the document has requested had arrived before its first paint, so that it uses them. */
function hasWebFonts(): boolean {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fonts = resources.filter(({ name }) => name.endsWith('.woff2'));
  return firstPaint !== undefined && fonts.every(({ responseEnd }) => responseEnd <= firstPaint.startTime);
}
