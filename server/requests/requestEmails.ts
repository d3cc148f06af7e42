import { greeting } from '../auth/emailTemplates';
import { renderEmailLayout } from '../mail/emailLayout';
import type { EmailContent } from '../mail/transport';
import { choiceLabel } from './labels';
import type { RequestRow } from './requestQueries';

/** Names of the kinds of requests in a sentence. */
const KIND_PHRASES = { consultation: 'a consultation', call: 'a call' } as const;

/** The fields of a request in the emails to the house, with their labels. */
const FIELDS: [label: string, value: (request: RequestRow) => string | null][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Location', ({ location }) => location],
  ['Product', (request) => request.product_name],
  ['Project type', (request) => choiceLabel(request.project_type)],
  ['Timeline', ({ timeline }) => choiceLabel(timeline)],
  ['Budget', ({ budget }) => choiceLabel(budget)],
  ['Message', ({ message }) => message],
];

/**
 * Returns the email that confirms a request to the visitor. It does not repeat the message, because anyone can enter
 * another person's email address, and the shop would send them the text.
 */
export function requestReceivedEmail(request: RequestRow, publicUrl: string): EmailContent {
  const about = request.product_name === null ? '' : ` about the ${request.product_name}`;
  const [firstName = ''] = (request.name ?? '').split(' ');
  return renderEmailLayout({
    subject: `Your request ${request.reference}`,
    heading: 'Thank you for your request',
    greeting: greeting(firstName),
    before: [
      `We have received your request for ${KIND_PHRASES[request.kind]}${about}, and will contact you within 24 hours.`,
      `Your reference is ${request.reference}.`,
    ],
    button: { label: 'See our collection', url: `${publicUrl}/products` },
    after: ['If you did not send this request, please ignore this email.'],
  });
}

/** Returns the email that tells the house about a new request, with everything the visitor has entered. */
export function requestNoticeEmail(request: RequestRow, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: `New request ${request.reference}: ${request.kind}`,
    heading: `A new request for ${KIND_PHRASES[request.kind]}`,
    greeting: 'Hello,',
    before: ['The following request has arrived. Please answer it within 24 hours.', ...fieldsOf(request)],
    button: { label: 'Open the request', url: panelUrl(request, publicUrl) },
    after: [],
  });
}

/** Returns the email that reminds the house of a request that is unanswered after 20 hours. */
export function requestReminderEmail(request: RequestRow, publicUrl: string): EmailContent {
  return renderEmailLayout({
    subject: `Still unanswered: request ${request.reference}`,
    heading: 'A request is still unanswered',
    greeting: 'Hello,',
    before: [
      'Nobody has answered the following request for 20 hours. We promise an answer within 24 hours.',
      ...fieldsOf(request),
    ],
    button: { label: 'Open the request', url: panelUrl(request, publicUrl) },
    after: [],
  });
}

const fieldsOf = (request: RequestRow): string[] =>
  FIELDS.flatMap(([label, value]) => {
    const text = value(request);
    return text === null ? [] : [`${label}: ${text}`];
  });

const panelUrl = ({ id }: RequestRow, publicUrl: string): string => `${publicUrl}/admin?view=requests&request=${id}`;
