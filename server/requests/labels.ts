import type { RequestKind, RequestStatus } from './requestQueries';

/** Labels of the values of a request, for emails and exports (docs/specification.md §3). */
export const KINDS: Record<RequestKind, string> = { consultation: 'Consultation', call: 'Private call' };

export const STATUSES: Record<RequestStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit_arranged: 'Visit arranged',
  won: 'Won',
  lost: 'Lost',
};

const CHOICES: Record<string, string> = {
  'traditional-sauna': 'Traditional sauna',
  'infrared-chamber': 'Infrared chamber',
  'cold-plunge': 'Cold plunge',
  'complete-suite': 'Complete suite',
  'custom-design': 'Custom design',
  immediate: 'Immediate (1–3 months)',
  'near-term': 'Near term (3–6 months)',
  flexible: 'Flexible (6–12 months)',
  planning: 'Still planning',
  '50k-100k': '50.000–100.000 €',
  '100k-250k': '100.000–250.000 €',
  '250k-500k': '250.000–500.000 €',
  '500k-plus': 'More than 500.000 €',
  discuss: 'To be discussed',
};

/** Returns the label of a chosen project type, timeline or budget. Null if nothing was chosen. */
export const choiceLabel = (value: string | null): string | null => value && (CHOICES[value] ?? value);
