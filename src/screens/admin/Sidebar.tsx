import { lazy, Suspense, type MouseEvent } from 'react';
import type { AdminState } from '../../../store/admin';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUser, signOut } from '../../../store/session';
import { Link } from '../../ui/Link';
import { isMac } from './isMac';
import { preloadPalette } from './palette/load';
import styles from './Sidebar.module.css';
import { confirmAction } from '../../ui/confirmAction';
import { leaveForm } from '../../ui/unsavedChanges';
import { adminViewPath } from './useAdminView';
import { useCards } from './useCards';
import { hasView, viewLabels } from './viewLabels';
import { preloadView } from './views';

/** Loaded after the sidebar, because it needs the API. Without it, e.g. if it fails to load, the sidebar works as well. */
const WaitingCount = lazy(() =>
  import(/* webpackChunkName: 'adminFigures' */ './WaitingCount').then(
    (m) => ({ default: m.WaitingCount }),
    () => ({ default: () => null }),
  ),
);
const WAITING_COUNT_ID = 'waiting-count';

/** The views with their icons, and the word of their label that is visible in a narrow window. */
const entries = [
  { view: 'dashboard', word: 'Dashboard', icon: 'M3 3h6v8H3zm8 0h6v5h-6zm0 7h6v7h-6zm-8 3h6v4H3z' },
  { view: 'users', word: 'User', icon: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 7c0-4 3-5 7-5s7 1 7 5' },
  { view: 'products', word: 'Product', icon: 'm10 2 7 4v8l-7 4-7-4V6zm0 8 7-4m-7 4v8m0-8L3 6' },
  { view: 'requests', word: 'Request', icon: 'M2 4h16v12H2zm0 1 8 6 8-6' },
  { view: 'bookings', word: 'Bookings', icon: 'M3 4h14v13H3zm0 4h14M7 2v4m6-4v4' },
] as const;

interface SidebarProps {
  view: AdminState['view'];
  onView: (view: AdminState['view']) => void;
  /** Opens the command palette. */
  onSearch: () => void;
}

/**
 * The admin panel's sidebar (docs/specification.md §2): the user's name and role, which link to the user's account, a
 * button for each view, and Logout.
 * Unless the shop stores requests, two of the buttons are placeholders that do nothing.
 */
export function Sidebar({ view, onView, onSearch }: SidebarProps) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const hasCards = useCards();
  const logOut = async () => {
    // On a phone, the button is close to the one for the search.
    const isMeant = !hasCards || (await confirmAction({ question: 'Log out of the panel?', action: 'Log out' }));
    if (isMeant) leaveForm(() => dispatch(signOut()));
  };
  const openAccount = (event: MouseEvent) => {
    // A new tab or window keeps the form.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onView('account');
  };
  return (
    <aside className={styles.sidebar}>
      <p className={styles.brand}>Spa Summit</p>
      <Link
        className={styles.user}
        to={adminViewPath('account')}
        aria-current={view === 'account' ? 'page' : undefined}
        onClick={openAccount}
      >
        <span>{`${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || 'Admin'}</span>
        <span className={styles.role}>{user?.role || 'Administrator'}</span>
        <span className="visually-hidden">My Account</span>
      </Link>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={onSearch}
      >
        <Icon path="M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4-2 5 5" />
        <span>Search</span>
        <kbd aria-hidden>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label="Admin">
        <ul className={styles.views}>
          {entries.map((entry) => (
            <li key={entry.view}>
              {hasView(entry.view) ? (
                <button
                  type="button"
                  className={styles.view}
                  aria-current={entry.view === view ? 'page' : undefined}
                  aria-describedby={entry.view === 'requests' ? WAITING_COUNT_ID : undefined}
                  onPointerEnter={() => preloadView(entry.view)}
                  onFocus={() => preloadView(entry.view)}
                  onClick={() => onView(entry.view)}
                >
                  <Icon path={entry.icon} />
                  <Label text={viewLabels[entry.view]} word={entry.word} />
                  {entry.view === 'requests' ? (
                    <Suspense>
                      <WaitingCount id={WAITING_COUNT_ID} />
                    </Suspense>
                  ) : null}
                </button>
              ) : (
                <button type="button" className={styles.view} aria-disabled>
                  <Icon path={entry.icon} />
                  <Label text={viewLabels[entry.view]} word={entry.word} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.view} onClick={() => void logOut()}>
        Logout
      </button>
    </aside>
  );
}

/**
 * Label of a view. In narrow windows only one word of it is visible. It has to be a word of the button's name, so that
 * users of voice control can say what they see (WCAG 2.5.3).
 */
function Label({ text, word }: { text: string; word: string }) {
  const [before, after] = text.split(word);
  return (
    <span>
      {before ? <span className={styles.rest}>{before}</span> : null}
      {word}
      {after ? <span className={styles.rest}>{after}</span> : null}
    </span>
  );
}

/** Line drawing of 20 by 20 units beside or above the label of a view. */
function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
      <path d={path} />
    </svg>
  );
}
