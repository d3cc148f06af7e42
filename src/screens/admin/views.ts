import { lazy } from 'react';
import type { AdminState } from '../../../store/admin';
import { DashboardView } from './DashboardView';

/** The views of the panel's own code; the account view is passed to AdminPage. */
type View = Exclude<AdminState['view'], 'account'>;

const loadUsers = () => import(/* webpackChunkName: 'adminUsers' */ './users/UsersView');
const loadProducts = () => import(/* webpackChunkName: 'adminProducts' */ './products/ProductsView');
const loadRequests = () => import(/* webpackChunkName: 'adminRequests' */ './requests/RequestsView');

/**
 * The component of each view. Only the dashboard is part of the panel's chunk, so that the panel's first screen waits
 * for neither the API nor the form libraries.
 */
export const views = {
  dashboard: DashboardView,
  users: lazy(() => loadUsers().then((m) => ({ default: m.UsersView }))),
  products: lazy(() => loadProducts().then((m) => ({ default: m.ProductsView }))),
  requests: lazy(() => loadRequests().then((m) => ({ default: m.RequestsView }))),
  bookings: lazy(() => loadRequests().then((m) => ({ default: m.BookingsView }))),
};

const loaders = {
  dashboard: () => Promise.resolve(),
  users: loadUsers,
  products: loadProducts,
  requests: loadRequests,
  bookings: loadRequests,
};

/** Loads a view's chunk ahead of time. Ignores failures: opening the view loads it again and reports the error. */
export function preloadView(view: View): void {
  loaders[view]().catch(() => undefined);
}
