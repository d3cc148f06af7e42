import { useState } from 'react';
import { useListUsersQuery, type UserRow } from '../../../store/api';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import { messages } from './messages';
import { Pager } from './Pager';
import table from './table.module.css';
import { TableFrame } from './TableFrame';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Spec §2: User Management, the accounts of the shop. A provider without that call says so in a sentence. */
export function UsersView() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListUsersQuery({ page });
  if (error && 'status' in error && error.status === 404) return <p>{messages.usersUnknown}</p>;
  if (error && !data) {
    return (
      <div className={table.notice} role="alert">
        <p>{messages.usersFailed}</p>
        <Button look="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner label="Loading users..." />;
  return (
    <section className={table.section} aria-labelledby="users">
      <h2 id="users" className={text.title}>
        User Management
      </h2>
      <TableFrame label="Users">
        <thead>
          <tr>
            {['Name', 'E-mail', 'Role', 'Verified', 'Since'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.users.map((user: UserRow) => (
            <Row key={user.id ?? user.email} user={user} />
          ))}
        </tbody>
      </TableFrame>
      <Pager page={data.currentPage} pages={data.totalPages} onPage={setPage} />
    </section>
  );
}

function Row({ user }: { user: UserRow }) {
  return (
    <tr>
      <th scope="row">{`${user.firstName} ${user.lastName}`.trim()}</th>
      <td>{user.email}</td>
      <td>{user.role}</td>
      <td>{user.verified ? 'Yes' : 'No'}</td>
      <td className={table.figure}>{user.since === null ? '' : days.format(new Date(user.since))}</td>
    </tr>
  );
}
