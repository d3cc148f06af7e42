import { lazy } from 'react';
import type { AdminState } from '../../../store/admin';
import { storesRequests } from '../../domain/storesRequests';
import { DashboardView } from './DashboardView';

type View = AdminState['view'];

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

/** The name of each view, as the sidebar and the command palette show it. */
export const viewLabels: Record<View, string> = {
  dashboard: 'Dashboard',
  users: 'User Management',
  products: 'Product Management',
  requests: 'Request Management',
  bookings: 'Consultation Bookings',
};

/** Returns whether a view exists: the two about requests do so only in a shop that stores requests. */
export const hasView = (view: View): boolean => storesRequests() || (view !== 'requests' && view !== 'bookings');

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
