/** Returns the HTTP status of a failed call, undefined if there was no response. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
