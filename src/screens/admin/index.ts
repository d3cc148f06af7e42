/** The admin panel and the Access Denied screen (docs/specification.md §2). */
export { AccessDenied } from './AccessDenied';
export { AdminPage } from './AdminPage';
