import { useState } from 'react';
import { useUsersPolling, type UserRow } from '../../../../store/users';
import { Button } from '../../../ui/Button';
import { notify } from '../../../ui/toast';
import { useBackToClose } from '../../../ui/useBackToClose';
import { EmptyList } from '../EmptyList';
import { ListSkeleton } from '../ListSkeleton';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { Pagination } from '../Pagination';
import { shortcutTarget } from '../shortcutTarget';
import table from '../table.module.css';
import { useOpenedId } from '../useOpenedId';
import { ViewActions } from '../ViewActions';
import { ViewSection } from '../ViewSection';
import { AuditLog } from './AuditLog';
import { Invitations, InvitationsLink } from './Invitations';
import { hasInvitationDraft, InviteDialog } from './InviteDialog';
import { OpenedUser } from './OpenedUser';
import { UserFilters } from './UserFilters';
import { PlainUserTable, UserTable } from './UserTable';
import { useUserTable } from './useUserTable';

/**
 * The User Management view (docs/specification.md §2): a paginated table of all accounts, which staff invite, change and
 * deactivate. If the backend cannot manage accounts, the view only lists them; if it cannot list them, it says so.
 */
export function UsersView() {
  useUsersPolling();
  const users = useUserTable();
  const { data: latest, shown, error, refetch, page, pageChosen } = users;
  if (error && 'status' in error && error.status === 404) return <p>{messages.usersUnknown}</p>;
  const canManage = latest?.canManage ?? false;
  return (
    <ViewSection title="User Management" actions={canManage ? <Tools /> : null}>
      {/* Before the first response as well, so that the list does not move when it arrives. */}
      {canManage || !latest ? (
        <UserFilters table={users} note={canManage ? <InvitationsLink search={users.debouncedSearch} /> : null} />
      ) : null}
      {error ? <LoadError message={messages.usersFailed} onRetry={() => void refetch()} /> : null}
      {shown || error ? null : <ListSkeleton />}
      {shown ? (
        canManage ? (
          <ManagedUsers users={shown.users} table={users} />
        ) : (
          <PlainUserTable users={shown.users} />
        )
      ) : null}
      {latest ? <Pagination page={page} pages={latest.totalPages} onPage={pageChosen} /> : null}
      {canManage ? <Invitations search={users.debouncedSearch} /> : null}
    </ViewSection>
  );
}

/** Value of the URL's parameter `panel` while the audit log is open. */
const AUDIT_LOG = 'audit-log';

/** Buttons that open the invitation form and the audit log. */
function Tools() {
  const log = useOpenedId('panel');
  const [isInviting, setInviting] = useState(false);
  const { close } = useBackToClose(isInviting, () => {
    if (hasInvitationDraft()) notify(messages.draftStays, 'info');
    setInviting(false);
  });
  return (
    <>
      <div className={table.tools}>
        <ViewActions actions={[{ label: 'Audit log', onSelect: () => log.open(AUDIT_LOG), control: 'audit' }]} />
      </div>
      <Button {...shortcutTarget('invite')} onClick={() => setInviting(true)}>
        Invite a user
      </Button>
      {isInviting ? <InviteDialog onClose={close} /> : null}
      {log.id === AUDIT_LOG ? <AuditLog onClose={log.close} /> : null}
    </>
  );
}

function ManagedUsers({ users, table: state }: { users: UserRow[]; table: ReturnType<typeof useUserTable> }) {
  const { id, open, close } = useOpenedId('user');
  return (
    <>
      <UserTable users={users} table={state} onOpen={(user) => user.id !== null && open(user.id)} />
      {users.length === 0 ? (
        <EmptyList
          noMatch={messages.usersNone}
          none={messages.usersNone}
          isFiltered={state.isFiltered}
          onClear={state.filtersCleared}
        />
      ) : null}
      {id === null ? null : (
        <OpenedUser
          id={id}
          listed={users.find((user) => user.id === id)}
          order={users.flatMap((user) => user.id ?? [])}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  );
}
