import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectAuthStatus, selectUser } from '../../store/session';
import { paths } from '../paths';
import { Link } from '../ui/Link';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { UserMenu } from './UserMenu';

const links = [
  { to: paths.experiences, label: 'Experiences' },
  { to: paths.products, label: 'Collection' },
  { to: paths.designInstallation, label: 'Design & Installation' },
  { to: paths.scienceProof, label: 'Science & Proof' },
  { to: paths.about, label: 'About' },
  { to: paths.consultation, label: 'Consultation' },
] as const;

/**
 * The top navigation: sticky, 88 px high, collapsible below 768 px (docs/specification.md §2). A navigation or Escape
 * closes the collapsible menu.
 */
export function Header() {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const authReady = useAppSelector(selectAuthStatus) !== 'checking';
  const [open, setOpen] = useState(false);
  const [lastPathname, setLastPathname] = useState(pathname);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  if (lastPathname !== pathname) {
    setLastPathname(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    // Listen on the window: the nested menus listen on the document, so they handle Escape first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <header className={styles.header}>
      <Link className={styles.logo} to={paths.home}>
        <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true">
          <path d="M1 22 13 4l7 9 5-6 14 15" />
        </svg>
        Spa Summit
      </Link>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Close' : 'Menu'}
      </button>
      <div id={menuId} className={styles.menu} data-open={open}>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={isWithin(pathname, to) ? 'page' : undefined}
                  data-active={to === paths.experiences && pathname === paths.home}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.session} data-auth-ready={authReady}>
          <LanguageMenu />
          {user ? <UserMenu user={user} /> : <SignInLinks />}
        </div>
      </div>
    </header>
  );
}

/** Whether `pathname` is `parent` or a page below it, such as a product in the collection. */
const isWithin = (pathname: string, parent: string) => pathname === parent || pathname.startsWith(`${parent}/`);

function SignInLinks() {
  return (
    <>
      <Link className={styles.account} to={paths.login}>
        Sign In
      </Link>
      <Link className={styles.account} to={paths.signup}>
        Sign Up
      </Link>
    </>
  );
}
