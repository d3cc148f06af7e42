/** Query for the numbers of unanswered requests and of consultations. All users of it share one cached response. */
export const WAITING_QUERY = { page: 1, limit: 1, kind: 'consultation' } as const;
