import { useListOwnRequestsQuery, type OwnRequest } from '../../../store/requests';
import { labelOf, projectTypes } from '../../domain/consultationOptions';
import { customerStatusLabels, kindLabels } from '../../domain/requestLabels';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import text from '../../ui/text.module.css';
import styles from './BookingsPage.module.css';
import { messages } from './messages';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const visitFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** The page /bookings, opened by 'Bookings' in the user menu: the user's own requests with their state. */
export function BookingsPage() {
  return (
    <div className={`${text.page} ${styles.page}`}>
      <PageMeta title="Bookings" />
      <h1 className={text.display}>Bookings</h1>
      <OwnRequests />
    </div>
  );
}

function OwnRequests() {
  const { data, error, refetch } = useListOwnRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return data.length === 0 ? <NoRequests /> : <RequestList requests={data} />;
  if (!error) return <Spinner label="Loading your bookings…" />;
  return (
    <div className={styles.notice} role="alert">
      <p>{messages.ownLoadFailed}</p>
      <Button variant="outlined" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

function NoRequests() {
  return (
    <div className={styles.notice}>
      <p className={text.body}>{messages.ownNone}</p>
      <ButtonLink to={paths.consultation}>Request a consultation</ButtonLink>
    </div>
  );
}

/** Returns 'Consultation: Complete suite' or 'Private call'. */
const titleOf = ({ kind, projectType }: OwnRequest): string =>
  projectType === null ? kindLabels[kind] : `${kindLabels[kind]}: ${labelOf(projectTypes, projectType)}`;

function RequestList({ requests }: { requests: OwnRequest[] }) {
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <li key={request.reference} className={styles.request}>
          <div>
            <h2 className={text.name}>{titleOf(request)}</h2>
            <p className={styles.meta}>
              {request.reference}, sent on {dateFormat.format(new Date(request.createdAt))}
            </p>
          </div>
          <p className={styles.status}>{customerStatusLabels[request.status]}</p>
          <div className={styles.content}>
            {request.status === 'visit_arranged' && request.visitAt !== null ? (
              <p>
                Our visit: <time dateTime={request.visitAt}>{visitFormat.format(new Date(request.visitAt))}</time>
              </p>
            ) : null}
            {request.product ? (
              <p>
                About the <Link to={paths.product(request.product.slugOrId)}>{request.product.name}</Link>
              </p>
            ) : null}
            {request.message === null ? null : <p className={styles.message}>{request.message}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
