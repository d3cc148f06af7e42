/**
 * Marks the page before the first paint, as a file of its own, so that parts which hydration will replace stay hidden
 * until then: a page is rendered for everybody, so it offers a sign-in to signed-in users too (Header.module.css), and the
 * collection arrives without the search in its URL (ProductsPage.module.css).
 */
import { hasStoredToken } from '../../store/persistence';

if (hasStoredToken(window)) document.documentElement.setAttribute('data-signed-in', '');
if (new URLSearchParams(location.search).get('q')) document.documentElement.setAttribute('data-search', '');
