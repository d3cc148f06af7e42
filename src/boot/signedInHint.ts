/**
 * Runs before the first paint, alone or as part of the boot script. The server renders pages without knowing the session
 * or which products the visitor searches for. This module sets attributes on `<html>`, and the CSS then hides content that hydration will
 * replace:
 * - `data-signed-in` hides the sign-in links (Header.module.css) and the form of /admin/login (SignInCard.module.css);
 * - `data-search` hides the unfiltered product list (ProductsPage.module.css).
 *
 * If no session is stored, it preloads the scripts of `data-guest-scripts`: those of the sign-in screen that guests get
 * in place of the page.
 */
import { hasStoredToken } from '../../store/persistence';

function preloadGuestScripts(): void {
  for (const href of document.currentScript?.dataset.guestScripts?.split(' ').filter(Boolean) ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

if (hasStoredToken(window)) document.documentElement.setAttribute('data-signed-in', '');
else preloadGuestScripts();
const query = new URLSearchParams(location.search);
if (query.get('q') || query.get('favourites')) document.documentElement.setAttribute('data-search', '');
