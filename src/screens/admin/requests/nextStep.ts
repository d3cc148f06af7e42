import type { RequestDetails, RequestStatus } from '../../../../store/requests';
import type { RequestDraft } from './useRequestDraft';

/** The statuses in the order in which a request that leads to an order has them. */
const progress: readonly RequestStatus[] = ['new', 'contacted', 'visit_arranged', 'won'];

/** Returns whether a status leads back to an earlier step. A request that was lost is on no step. */
export const isStepBack = (from: RequestStatus, to: RequestStatus): boolean =>
  progress.indexOf(to) < progress.indexOf(from);

/** Returns whether a request is on its way to a visit, and can be marked as arranged. */
const awaitsVisit = ({ request, nextStatuses }: RequestDetails): boolean =>
  ['new', 'contacted'].includes(request.status) && nextStatuses.includes('visit_arranged');

/** Returns the status that most likely follows: if the time of a visit is known, that it is arranged. */
export function findNextStep(details: RequestDetails, { fields }: RequestDraft): RequestStatus | undefined {
  if (fields.visitAt !== '' && awaitsVisit(details)) return 'visit_arranged';
  const current = progress.indexOf(details.request.status);
  return details.nextStatuses.find((status) => current >= 0 && progress.indexOf(status) > current);
}

/**
 * Returns the status to save with an edited visit: arranged for a new visit in the future, contacted if an arranged visit
 * is withdrawn. Undefined if the visit is not edited or leaves the status as it is.
 * @param now in ms
 */
export function findVisitStatus(
  details: RequestDetails,
  { edits, isVisitInvalid }: RequestDraft,
  now: number,
): RequestStatus | undefined {
  const { request, nextStatuses } = details;
  if (edits.visitAt === undefined || isVisitInvalid) return undefined;
  if (edits.visitAt !== '')
    return awaitsVisit(details) && Date.parse(edits.visitAt) >= now ? 'visit_arranged' : undefined;
  return request.status === 'visit_arranged' && nextStatuses.includes('contacted') ? 'contacted' : undefined;
}
