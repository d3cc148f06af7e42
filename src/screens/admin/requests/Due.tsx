import type { StaffRequest } from '../../../../store/requests';
import { timeLeft } from '../../../domain/timeLeft';
import styles from './Due.module.css';

/** Shows the time left to answer a request, such as '5 h left'. Renders nothing if the request has been answered. */
export function Due({ request, now }: { request: StaffRequest; now: number }) {
  if (request.answeredAt !== null || request.isAnonymised) return null;
  const { text, isOverdue } = timeLeft(request.dueAt, now);
  return (
    <span className={styles.due} data-overdue={isOverdue}>
      {text}
    </span>
  );
}
