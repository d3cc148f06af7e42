const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function formatDuration(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / DAY_MS)} days`;
}

/**
 * Returns the time until a request has to be answered, such as '5 h left' or 'Overdue by 20 min'.
 * @param dueAt date and time, ISO 8601
 * @param now in ms since 1970
 */
export function timeLeft(dueAt: string, now: number): { text: string; isOverdue: boolean } {
  const left = Date.parse(dueAt) - now;
  return left > 0
    ? { text: `${formatDuration(left)} left`, isOverdue: false }
    : { text: `Overdue by ${formatDuration(-left)}`, isOverdue: true };
}
