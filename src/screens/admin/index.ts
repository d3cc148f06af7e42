/** Spec §2: the admin panel, its two sign-in screens, and what those see who may not enter. */
export { AccessDenied } from './AccessDenied';
export { AdminLoginPage } from './AdminLoginPage';
export { AdminPage } from './AdminPage';
export { AdminSignIn } from './AdminSignIn';
