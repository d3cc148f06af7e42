import type { AdminState } from '../../../store/admin';
import { storesRequests } from '../../domain/storesRequests';

type View = AdminState['view'];

/** The name of each view, as the sidebar and the command palette show it. */
export const viewLabels: Record<View, string> = {
  dashboard: 'Dashboard',
  users: 'User Management',
  products: 'Product Management',
  requests: 'Request Management',
  bookings: 'Consultation Bookings',
  account: 'My Account',
};

/** Returns whether a view exists: the two about requests do so only in a shop that stores requests. */
export const hasView = (view: View): boolean => storesRequests() || (view !== 'requests' && view !== 'bookings');
