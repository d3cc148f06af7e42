import type { AdminState } from '../../../store/admin';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUser, signOut } from '../../../store/session';
import { storesRequests } from '../../domain/storesRequests';
import styles from './Sidebar.module.css';
import { confirmLeave } from './unsavedChanges';
import { preloadView } from './views';

const entries = [
  { view: 'dashboard', label: 'Dashboard' },
  { view: 'users', label: 'User Management' },
  { view: 'products', label: 'Product Management' },
  { view: 'requests', label: 'Request Management' },
  { view: 'bookings', label: 'Consultation Bookings' },
] as const;

/** The entries that do nothing unless the shop stores requests (docs/specification.md §2). */
const aboutRequests = ['requests', 'bookings'];

interface SidebarProps {
  view: AdminState['view'];
  onView: (view: AdminState['view']) => void;
}

/**
 * The admin panel's sidebar (docs/specification.md §2): the user's name and role, a button for each view, and Logout.
 * Unless the shop stores requests, two of the buttons are placeholders that do nothing.
 */
export function Sidebar({ view, onView }: SidebarProps) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  return (
    <aside className={styles.sidebar}>
      <p className={styles.brand}>Spa Summit</p>
      <div className={styles.user}>
        <p>{`${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || 'Admin'}</p>
        <p className={styles.role}>{user?.role || 'Administrator'}</p>
      </div>
      <nav aria-label="Admin">
        <ul className={styles.views}>
          {entries.map((entry) => (
            <li key={entry.view}>
              {aboutRequests.includes(entry.view) && !storesRequests() ? (
                <button type="button" className={styles.view} aria-disabled>
                  {entry.label}
                </button>
              ) : (
                <button
                  type="button"
                  className={styles.view}
                  aria-current={entry.view === view ? 'page' : undefined}
                  onPointerEnter={() => preloadView(entry.view)}
                  onFocus={() => preloadView(entry.view)}
                  onClick={() => onView(entry.view)}
                >
                  {entry.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className={styles.view}
        onClick={() => {
          if (confirmLeave()) dispatch(signOut());
        }}
      >
        Logout
      </button>
    </aside>
  );
}
