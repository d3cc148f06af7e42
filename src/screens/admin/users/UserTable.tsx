import type { UserRow } from '../../../../store/users';
import { Button } from '../../../ui/Button';
import { Email } from '../Email';
import { openOnRowClick } from '../openOnRowClick';
import { CardArrow, CardList, RowCard } from '../RowCard';
import { ScrollableTable } from '../ScrollableTable';
import { SortableHeading } from '../SortableHeading';
import { shortcutTarget } from '../shortcutTarget';
import table from '../table.module.css';
import { useCards } from '../useCards';
import { dateFormat, formatRole, fullName, stateLabels } from './labels';
import type { UserTableState } from './useUserTable';
import styles from './users.module.css';

/** Colours of the states. */
const tones = { active: 'good', unverified: 'open', deactivated: 'quiet' } as const;

const formatDate = (date: string | null): string => (date === null ? '' : dateFormat.format(new Date(date)));

interface UserTableProps {
  users: UserRow[];
  table: UserTableState;
  onOpen: (user: UserRow) => void;
}

/** The table of accounts that staff can manage. In narrow windows its rows are cards. */
export function UserTable({ users, table: { sort, columnChosen, isOutdated }, onOpen }: UserTableProps) {
  const hasCards = useCards();
  if (hasCards) {
    return (
      <CardList label="Users" busy={isOutdated}>
        {users.map((user) => (
          <Card key={user.id ?? user.email} user={user} onOpen={onOpen} />
        ))}
      </CardList>
    );
  }
  const heading = { sort, onChoose: columnChosen };
  return (
    <ScrollableTable label="Users" busy={isOutdated} isFixed>
      <thead>
        <tr>
          <SortableHeading column="name" label="Name" {...heading} />
          <th scope="col" className={styles.roleColumn}>
            Role
          </th>
          <th scope="col">Status</th>
          <SortableHeading column="lastSignInAt" label="Last sign-in" {...heading} />
          <SortableHeading column="createdAt" label="Created" {...heading} />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id ?? user.email} user={user} onOpen={onOpen} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function ManageButton({ user, onOpen }: { user: UserRow; onOpen: (user: UserRow) => void }) {
  return (
    <Button
      {...shortcutTarget('open')}
      data-row={user.id}
      variant="text"
      aria-label={`Manage ${user.email}`}
      onClick={() => onOpen(user)}
    >
      Manage
    </Button>
  );
}

/** Status of an account, with a coloured dot. */
export function UserStatus({ state }: { state: UserRow['state'] }) {
  if (state === null) return null;
  return (
    <span className={table.status} data-tone={tones[state]}>
      {stateLabels[state]}
    </span>
  );
}

function Card({ user, onOpen }: { user: UserRow; onOpen: (user: UserRow) => void }) {
  const title = fullName(user) || user.email;
  return (
    <RowCard
      title={title}
      open={{ id: user.id, label: `Manage ${title}, ${user.email}`, run: () => onOpen(user) }}
      actions={<CardArrow />}
    >
      <p className={styles.detail}>
        <Email address={user.email} />
      </p>
      <p className={styles.line}>
        <UserStatus state={user.state} />
        <span>{formatRole(user.role)}</span>
      </p>
    </RowCard>
  );
}

function Row({ user, onOpen }: { user: UserRow; onOpen: (user: UserRow) => void }) {
  const { email, role, state, lastSignInAt, since } = user;
  return (
    <tr className={table.row} onClick={openOnRowClick(() => onOpen(user))}>
      <th scope="row">
        {fullName(user)}
        <Email address={email} />
      </th>
      <td>{formatRole(role)}</td>
      <td>
        <UserStatus state={state} />
      </td>
      <td className={table.figure}>{formatDate(lastSignInAt) || 'Never'}</td>
      <td className={table.figure}>{formatDate(since)}</td>
      <td>
        <ManageButton user={user} onOpen={onOpen} />
      </td>
    </tr>
  );
}

/** The table of accounts of a backend that only lists them (docs/specification.md §2). */
export function PlainUserTable({ users }: { users: UserRow[] }) {
  return (
    <ScrollableTable label="Users">
      <thead>
        <tr>
          {['Name', 'Email', 'Role', 'Verified', 'Created'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id ?? user.email}>
            <th scope="row">{fullName(user)}</th>
            <td>
              <Email address={user.email} />
            </td>
            <td>{user.role}</td>
            <td>{user.verified ? 'Yes' : 'No'}</td>
            <td className={table.figure}>{formatDate(user.since)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
