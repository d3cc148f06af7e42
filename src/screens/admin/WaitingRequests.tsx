import type { StaffRequest } from '../../../store/requests';
import { kindLabels } from '../../domain/requestLabels';
import { Link } from '../../ui/Link';
import text from '../../ui/text.module.css';
import { messages } from './messages';
import { Due } from './requests/Due';
import { useNow } from './requests/useNow';
import { adminViewPath } from './useAdminView';
import styles from './dashboardList.module.css';

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The unanswered requests that have waited longest, each with a link that opens it. */
export function WaitingRequests({ requests }: { requests: StaffRequest[] }) {
  const now = useNow();
  const waiting = requests.filter(({ answeredAt, isAnonymised }) => answeredAt === null && !isAnonymised);
  return (
    <section className={styles.section} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 id="waiting" className={text.label}>
          Waiting for an answer
        </h2>
        <Link to={adminViewPath('requests')}>View all requests</Link>
      </div>
      {waiting.length === 0 ? <p>{messages.nothingWaits}</p> : null}
      <ul>
        {waiting.map((request) => (
          <li key={request.id} className={styles.row}>
            <Link to={adminViewPath('requests', { request: request.id })}>{request.name ?? request.reference}</Link>
            <span className={styles.kind}>
              {kindLabels[request.kind]}
              {request.product ? `, ${request.product.name}` : ''}
            </span>
            <time className={styles.further} dateTime={request.createdAt}>
              {dateTimeFormat.format(new Date(request.createdAt))}
            </time>
            <Due request={request} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
