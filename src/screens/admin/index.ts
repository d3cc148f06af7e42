/** The admin panel, its two sign-in screens and the Access Denied screen (docs/specification.md §2). */
export { AccessDenied } from './AccessDenied';
export { AdminLoginPage } from './AdminLoginPage';
export { AdminPage } from './AdminPage';
export { AdminSignIn } from './AdminSignIn';
