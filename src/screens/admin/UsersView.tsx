import { useState } from 'react';
import { useListUsersQuery, type UserRow } from '../../../store/api';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import { LoadError } from './LoadError';
import { messages } from './messages';
import { Pagination } from './Pagination';
import table from './table.module.css';
import { ScrollableTable } from './ScrollableTable';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/**
 * The User Management view (docs/specification.md §2): a paginated table of all accounts. Shows a notice instead if the
 * backend has no endpoint that lists users.
 */
export function UsersView() {
  const [page, setPage] = useState(1);
  const { data: latest, currentData, error, refetch } = useListUsersQuery({ page });
  if (error && 'status' in error && error.status === 404) return <p>{messages.usersUnknown}</p>;
  const data = error ? currentData : latest;
  return (
    <section className={table.section} aria-labelledby="users">
      <h2 id="users" className={text.title}>
        User Management
      </h2>
      {error ? <LoadError message={messages.usersFailed} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner label="Loading users..." />}
      {data ? <Users users={data.users} /> : null}
      {latest ? <Pagination page={page} pages={latest.totalPages} onPage={setPage} /> : null}
    </section>
  );
}

function Users({ users }: { users: UserRow[] }) {
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
          <Row key={user.id ?? user.email} user={user} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function Row({ user }: { user: UserRow }) {
  return (
    <tr>
      <th scope="row">{`${user.firstName} ${user.lastName}`.trim()}</th>
      <td>{user.email}</td>
      <td>{user.role}</td>
      <td>{user.verified ? 'Yes' : 'No'}</td>
      <td className={table.figure}>{user.since === null ? '' : dateFormat.format(new Date(user.since))}</td>
    </tr>
  );
}
