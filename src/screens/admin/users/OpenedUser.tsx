import { useState } from 'react';
import { useGetUserQuery, type UserRow } from '../../../../store/users';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { leaveForm } from '../../../ui/unsavedChanges';
import { Neighbours } from '../Neighbours';
import { RowLoadError } from '../RowLoadError';
import { UserPanel } from './UserPanel';

interface OpenedUserProps {
  id: string;
  /** The account as it is in the list; undefined if the list does not show it. */
  listed: UserRow | undefined;
  /** Ids of the accounts in the list, in its order. */
  order: readonly string[];
  /** Opens another account. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The panel of one account. Shows the account as it is in the list until its current state is loaded. */
export function OpenedUser({ id, listed, order, onOpen, onClose }: OpenedUserProps) {
  const { currentData, error, refetch } = useGetUserQuery({ id });
  // Keep the changed account: it may leave the list, and another provider may not be able to load a single account.
  const [changed, setChanged] = useState<UserRow>();
  const user = currentData ?? listed ?? (changed?.id === id ? changed : undefined);
  const controls = (
    <Neighbours label="Users of the list" id={id} order={order} onOpen={(other) => leaveForm(() => onOpen(other))} />
  );
  if (user) return <UserPanel user={user} controls={controls} onChanged={setChanged} onClose={onClose} />;
  return (
    <Dialog title="User" onClose={onClose} shape="drawer" isNarrow controls={controls}>
      {error ? (
        <RowLoadError row="user" error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the user..." />
      )}
    </Dialog>
  );
}
