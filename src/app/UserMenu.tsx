import type { User } from '../../store/api';
import { useAppDispatch } from '../../store/hooks';
import { signOut } from '../../store/session';
import { displayName } from '../domain/displayName';
import { paths } from '../paths';
import { Menu } from '../ui/Menu';

/** Spec §2, signed-in user menu. 'Bookings' and 'Preferences' have no destination: they close the menu. */
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
