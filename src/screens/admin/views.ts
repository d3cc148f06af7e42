import { lazy } from 'react';
import type { AdminState } from '../../../store/admin';
import { DashboardView } from './DashboardView';

const loadUsers = () => import(/* webpackChunkName: 'adminUsers' */ './UsersView');
const loadProducts = () => import(/* webpackChunkName: 'adminProducts' */ './products/ProductsView');

/**
 * The component of each view. Only the dashboard is part of the panel's chunk, so that the panel's first screen waits
 * for neither the API nor the form libraries.
 */
export const views = {
  dashboard: DashboardView,
  users: lazy(() => loadUsers().then((m) => ({ default: m.UsersView }))),
  products: lazy(() => loadProducts().then((m) => ({ default: m.ProductsView }))),
};

const loaders = { dashboard: () => Promise.resolve(), users: loadUsers, products: loadProducts };

/** Loads a view's chunk ahead of time. Ignores failures: opening the view loads it again and reports the error. */
export function preloadView(view: AdminState['view']): void {
  loaders[view]().catch(() => undefined);
}
