import type { User } from '../../store/api';
import { useAppDispatch } from '../../store/hooks';
import { signOut } from '../../store/session';
import { displayName } from '../domain/displayName';
import { paths } from '../paths';
import { Menu } from '../ui/Menu';

/**
 * Menu of the signed-in user. Its items 'Bookings' and 'Preferences' do nothing but close the menu
 * (docs/specification.md §2, docs/decisions/0005).
 */
export function UserMenu({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  return (
    <Menu
      label={displayName(user)}
      entries={[
        { label: 'My Account', to: paths.account },
        { label: 'Bookings' },
        { label: 'Preferences' },
        { label: 'Sign Out', onSelect: () => dispatch(signOut()) },
      ]}
    />
  );
}
