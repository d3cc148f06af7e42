import { Link } from 'react-router-dom';
import type { User } from '../../store/api';
import { useAppDispatch } from '../../store/hooks';
import { signOut } from '../../store/session';
import { displayName } from '../domain/displayName';
import { paths } from '../paths';
import { Menu, menuEntry } from '../ui/Menu';

/** Spec §2, signed-in user menu. 'Bookings' and 'Preferences' have no destination: they close the menu. */
export function UserMenu({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  return (
    <Menu label={displayName(user)}>
      {(close) => (
        <>
          <li>
            <Link className={menuEntry} to={paths.account} onClick={close}>
              My Account
            </Link>
          </li>
          <li>
            <button type="button" className={menuEntry} onClick={close}>
              Bookings
            </button>
          </li>
          <li>
            <button type="button" className={menuEntry} onClick={close}>
              Preferences
            </button>
          </li>
          <li>
            <button
              type="button"
              className={menuEntry}
              onClick={() => {
                close();
                dispatch(signOut());
              }}
            >
              Sign Out
            </button>
          </li>
        </>
      )}
    </Menu>
  );
}
