import type { RequestKind, RequestStatus } from '../../store/api/requestEndpoints.gen';

/** Labels of the kinds of requests. */
export const kindLabels: Record<RequestKind, string> = { consultation: 'Consultation', call: 'Private call' };

/** Labels of the statuses in the panel. */
export const statusLabels: Record<RequestStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit_arranged: 'Visit arranged',
  won: 'Won',
  lost: 'Lost',
};

/** Labels of the statuses for the customer who has sent the request. */
export const customerStatusLabels: Record<RequestStatus, string> = {
  new: 'Received',
  contacted: 'In conversation',
  visit_arranged: 'Visit arranged',
  won: 'Commissioned',
  lost: 'Closed',
};

const toOptions = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** Options of the filters in the panel. */
export const kindOptions = toOptions(kindLabels);
export const statusOptions = toOptions(statusLabels);
