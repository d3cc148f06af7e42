import type { RequestEvent, RequestStatus } from '../../../../store/requests';
import { statusLabels } from '../../../domain/requestLabels';
import text from '../../../ui/text.module.css';
import styles from './RequestPanel.module.css';

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const actionLabels: Record<string, string> = {
  received: 'Received from',
  changed: 'Changed by',
  note: 'Note by',
  anonymised: 'Personal data deleted by',
};

const fieldLabels: Record<string, string> = { status: 'Status', assignee: 'Assignee', visit: 'Visit' };

/** History of a request, newest first: who changed or noted what and when. */
export function RequestHistory({ history }: { history: RequestEvent[] }) {
  return (
    <section className={styles.section} aria-labelledby="history">
      <h3 id="history" className={text.label}>
        History
      </h3>
      <ol>
        {history.map((event, index) => (
          <li key={`${event.at} ${history.length - index}`} className={styles.entry}>
            <p>
              <b>{actionLabels[event.action] ?? event.action}</b> {event.by},{' '}
              <time dateTime={event.at}>{dateTimeFormat.format(new Date(event.at))}</time>
            </p>
            {event.changes.map(({ field, from, to }) => (
              <p key={field}>
                {fieldLabels[field] ?? field}: {formatValue(field, from)} → {formatValue(field, to)}
              </p>
            ))}
            {event.note === null ? null : <p className={styles.note}>{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function formatValue(field: string, value: string | null): string {
  if (value === null) return field === 'visit' ? 'none' : 'nobody';
  if (field === 'visit') return dateTimeFormat.format(new Date(value));
  return field === 'status' ? (statusLabels[value as RequestStatus] ?? value) : value;
}
