/**
 * Converts a time to the value of a `datetime-local` field, in the browser's time zone.
 * @param iso ISO 8601; null results in an empty field
 * @returns a value such as '2026-12-01T14:30'
 */
export function toDateTimeInput(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Converts the value of a `datetime-local` field to ISO 8601 in UTC. An empty field results in null. */
export const fromDateTimeInput = (value: string): string | null =>
  value === '' ? null : new Date(value).toISOString();
