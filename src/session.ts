/**
 * Runs before the first paint, as a file of its own: a page that was rendered for everybody offers a sign-in, which
 * somebody signed in must not see flash by (Header.module.css). Who it is shows once the page is awake.
 */
import { mayBeSignedIn } from '../store/persistence';

if (mayBeSignedIn(window)) document.documentElement.setAttribute('data-session', '');
