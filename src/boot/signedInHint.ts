/**
 * Part of the boot script of server-rendered pages, which runs before the first paint. The server renders pages without
 * knowing the session or the search term. This module sets attributes on `<html>`, and the CSS then hides content that
 * hydration will replace:
 * - `data-signed-in` hides the sign-in links (Header.module.css);
 * - `data-search` hides the unfiltered product list (ProductsPage.module.css).
 */
import { hasStoredToken } from '../../store/persistence';

if (hasStoredToken(window)) document.documentElement.setAttribute('data-signed-in', '');
if (new URLSearchParams(location.search).get('q')) document.documentElement.setAttribute('data-search', '');
