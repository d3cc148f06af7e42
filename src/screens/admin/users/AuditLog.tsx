import { useRef, useState } from 'react';
import { useListAuditLogQuery, type AuditEntry } from '../../../../store/users';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { LoadError } from '../LoadError';
import { messages } from '../messages';
import { Pagination } from '../Pagination';
import { dateTimeFormat } from './labels';
import styles from './users.module.css';

/** Drawer with the audit log: who did what to which account, newest first. */
export function AuditLog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const showPage = (next: number) => {
    setPage(next);
    const dialog = list.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  };
  const { data, isError, refetch } = useListAuditLogQuery({ page });
  return (
    <Dialog title="Audit log" onClose={onClose} shape="drawer" isNarrow>
      {isError ? <LoadError message={messages.auditFailed} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Spinner label="Loading the audit log..." />}
      {data?.entries.length === 0 ? <p>{messages.auditNone}</p> : null}
      {data ? (
        <>
          <ol ref={list}>
            {data.entries.map((entry, index) => (
              <li key={`${entry.at} ${index}`} className={styles.entry}>
                <time dateTime={entry.at}>{dateTimeFormat.format(new Date(entry.at))}</time>
                {describe(entry)}
              </li>
            ))}
          </ol>
          <Pagination page={page} pages={data.totalPages} onPage={showPage} />
        </>
      ) : null}
    </Dialog>
  );
}

/** Returns a sentence that says who did what, such as 'Ulla Lind deactivated ada@example.com.' */
function describe({ by, action, subject, from, to }: AuditEntry): string {
  switch (action) {
    case 'invited':
      return `${by} invited ${subject} as ${to ?? 'user'}.`;
    case 'invitation withdrawn':
      return `${by} withdrew the invitation of ${subject}.`;
    case 'invitation accepted':
      return `${by} accepted their invitation.`;
    case 'role changed':
      return `${by} changed the role of ${subject} from ${from ?? 'none'} to ${to ?? 'none'}.`;
    case 'sessions ended':
      return `${by} signed out ${subject} on all devices.`;
    case 'passkey added':
      return `${by} added a passkey.`;
    case 'passkey removed':
      return `${by} removed a passkey.`;
    case 'passkeys removed':
      return `${by} removed the passkeys of ${subject}.`;
    default:
      return `${by} ${action} ${subject}.`;
  }
}
