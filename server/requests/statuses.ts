import type { RequestStatus } from './requestQueries';

/**
 * The statuses that can follow each status. A step can be taken back, but no request becomes new again, because it has
 * been answered.
 */
const NEXT: Record<RequestStatus, readonly RequestStatus[]> = {
  new: ['contacted', 'visit_arranged', 'lost'],
  contacted: ['visit_arranged', 'won', 'lost'],
  visit_arranged: ['contacted', 'won', 'lost'],
  won: ['visit_arranged'],
  lost: ['contacted'],
};

/** Returns the statuses that can follow `status`, the most likely one first. */
export const nextStatuses = (status: RequestStatus): readonly RequestStatus[] => NEXT[status];
