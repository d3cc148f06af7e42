import type { User } from '../../store/api';
import { useAppDispatch } from '../../store/hooks';
import { signOut } from '../../store/session';
import { displayName } from '../domain/displayName';
import { storesRequests } from '../domain/storesRequests';
import { paths } from '../paths';
import { Menu } from '../ui/Menu';

/**
 * Menu of the signed-in user. 'Preferences' does nothing but close the menu, and so does 'Bookings' unless the shop
 * stores requests (docs/specification.md §2, docs/decisions/0005).
 */
export function UserMenu({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  return (
    <Menu
      label={displayName(user)}
      entries={[
        { label: 'My Account', to: paths.account },
        storesRequests() ? { label: 'Bookings', to: paths.bookings } : { label: 'Bookings' },
        { label: 'Preferences' },
        { label: 'Sign Out', onSelect: () => dispatch(signOut()) },
      ]}
    />
  );
}
