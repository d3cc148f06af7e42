/** End of the draft names of requests that are being sent. A file of its own, because every page looks for them. */
export const PENDING_SUFFIX = '-pending';
