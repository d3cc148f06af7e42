/**
 * Standalone script that runs before the first paint and sets attributes on `<html>`. The CSS uses them to hide content
 * that hydration will replace. The server renders pages without knowing the session or the search term:
 * - `data-signed-in` hides the sign-in links (Header.module.css);
 * - `data-search` hides the unfiltered product list (ProductsPage.module.css).
 */
import { hasStoredToken } from '../../store/persistence';

if (hasStoredToken(window)) document.documentElement.setAttribute('data-signed-in', '');
if (new URLSearchParams(location.search).get('q')) document.documentElement.setAttribute('data-search', '');
