import { useState } from 'react';
import { useGetUserQuery, type UserRow } from '../../../../store/users';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { RowLoadError } from '../RowLoadError';
import { UserPanel } from './UserPanel';

interface OpenedUserProps {
  id: string;
  /** The account as it is in the list; undefined if the list does not show it. */
  listed: UserRow | undefined;
  onClose: () => void;
}

/** The panel of one account. Loads the account if the list does not show it, for example after a search in the palette. */
export function OpenedUser({ id, listed, onClose }: OpenedUserProps) {
  const { data, error, refetch } = useGetUserQuery({ id }, { skip: listed !== undefined });
  // Keep the changed account: it may leave the list, and another provider may not be able to load a single account.
  const [changed, setChanged] = useState<UserRow>();
  const user = listed ?? data ?? changed;
  if (user) return <UserPanel user={user} onChanged={setChanged} onClose={onClose} />;
  return (
    <Dialog title="User" onClose={onClose} shape="drawer" isNarrow>
      {error ? (
        <RowLoadError row="user" error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the user..." />
      )}
    </Dialog>
  );
}
