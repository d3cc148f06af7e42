const withoutYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Formats a time for a row, such as '23 Nov, 18:47'. Shows the year only if it is not the current one.
 * @param iso ISO 8601
 */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return (at.getFullYear() === new Date().getFullYear() ? withoutYear : withYear).format(at);
}
