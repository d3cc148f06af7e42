import type { StaffRequest } from '../../../../store/requests';
import { timeLeft } from '../../../domain/timeLeft';
import styles from './Due.module.css';

/** Remaining time to answer a request. Renders nothing if the request has been answered. */
export function Due({ request, now }: { request: StaffRequest; now: number }) {
  if (request.answeredAt !== null || request.isAnonymised) return null;
  const { text, isOverdue } = timeLeft(request.dueAt, now);
  return (
    <span className={styles.due} data-overdue={isOverdue}>
      {text}
    </span>
  );
}
