import { useListRequestsQuery } from '../../../store/requests';
import styles from './Sidebar.module.css';
import { WAITING_QUERY } from './waitingQuery';

/** Interval at which the number is updated in views without live updates, in ms. */
const POLL_MS = 60_000;

/**
 * Number of unanswered requests beside the label of their view. Renders nothing if there are none. The text is hidden from
 * screen readers, so that it is no part of the button's name: the button refers to it as its description.
 */
export function WaitingCount({ id }: { id: string }) {
  const { data } = useListRequestsQuery(WAITING_QUERY, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  if (!data || data.waiting === 0) return null;
  return (
    <span id={id} className={styles.count} data-overdue={data.overdue > 0} aria-hidden>
      {data.waiting}
      <span className="visually-hidden"> unanswered{data.overdue > 0 ? `, ${data.overdue} overdue` : ''}</span>
    </span>
  );
}
