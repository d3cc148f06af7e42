/** The two sign-in screens of the admin area (docs/specification.md §2.12). */
export { AdminLoginPage } from './AdminLoginPage';
export { AdminSignIn } from './AdminSignIn';
