import type { StaffRequest } from '../../../store/requests';
import { kindLabels } from '../../domain/requestLabels';
import { Link } from '../../ui/Link';
import { DashboardList } from './DashboardList';
import styles from './DashboardList.module.css';
import { messages } from './messages';
import { describeRequest } from './requests/describeRequest';
import { Due } from './requests/Due';
import { useNow } from './requests/useNow';
import { adminViewPath } from './useAdminView';

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const visitFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const RequestLink = ({ id, name, reference }: StaffRequest) => (
  <Link to={adminViewPath('requests', { request: id })}>{name ?? reference}</Link>
);

/** The unanswered requests that have waited longest, each with a link that opens it. */
export function WaitingRequests({ requests }: { requests: StaffRequest[] }) {
  const now = useNow();
  const waiting = requests.filter(({ answeredAt, isAnonymised }) => answeredAt === null && !isAnonymised);
  return (
    <DashboardList
      id="waiting"
      title="Waiting for an answer"
      all={{ to: adminViewPath('requests'), label: 'View all requests' }}
      notice={waiting.length === 0 ? messages.nothingWaits : undefined}
    >
      {waiting.map((request) => (
        <li key={request.id} className={styles.row}>
          <RequestLink {...request} />
          <span className={styles.kind}>
            {kindLabels[request.kind]}, {describeRequest(request)}
          </span>
          <time className={styles.further} dateTime={request.createdAt}>
            {dateTimeFormat.format(new Date(request.createdAt))}
          </time>
          <Due request={request} now={now} />
        </li>
      ))}
    </DashboardList>
  );
}

/**
 * The visits of today and later, the next one first. Renders nothing if there are none. Every request that is not lost
 * counts, because a visit takes place whatever the status says.
 */
export function NextVisits({ requests }: { requests: StaffRequest[] }) {
  const startOfDay = new Date(useNow()).setHours(0, 0, 0, 0);
  const visits = requests.flatMap((request) => {
    const { status, isAnonymised, visitAt } = request;
    const isDue = status !== 'lost' && !isAnonymised && visitAt !== null && Date.parse(visitAt) >= startOfDay;
    return isDue ? [{ request, visitAt }] : [];
  });
  if (visits.length === 0) return null;
  return (
    <DashboardList
      id="visits"
      title="Next visits"
      all={{ to: adminViewPath('requests', { sort: 'visit' }), label: 'View all visits' }}
    >
      {visits.map(({ request, visitAt }) => (
        <li key={request.id} className={styles.row}>
          <RequestLink {...request} />
          <span className={styles.kind}>{describeRequest(request)}</span>
          <span className={styles.further}>{request.assignee?.name ?? 'Nobody assigned'}</span>
          <time dateTime={visitAt}>{visitFormat.format(new Date(visitAt))}</time>
        </li>
      ))}
    </DashboardList>
  );
}
