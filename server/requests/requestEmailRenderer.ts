import type { Pool } from 'pg';
import type { Config } from '../config/readConfig';
import type { QueuedMail, RequestMailKind } from '../mail/outboxQueries';
import type { Email } from '../mail/transport';
import { requestNoticeEmail, requestReceivedEmail, requestReminderEmail } from './requestEmails';
import { selectRequest } from './requestQueries';

/** A queued mail about a request. */
export type RequestMail = QueuedMail & { kind: RequestMailKind };

const TEMPLATES = {
  'request received': requestReceivedEmail,
  'request notice': requestNoticeEmail,
  'request reminder': requestReminderEmail,
} as const;

/**
 * Creates the function that renders a queued mail about a request. It returns null if the request has been anonymised,
 * or if a reminder is due but the request has been answered.
 */
export function makeRequestEmailRenderer(pool: Pool, config: Config): (mail: RequestMail) => Promise<Email | null> {
  return async ({ kind, email: to, requestId }) => {
    const request = requestId === null ? null : await selectRequest(pool, requestId);
    if (!request || request.email === null) return null;
    if (kind === 'request reminder' && request.answered_at !== null) return null;
    // A reply to the mail goes to the visitor.
    const replyTo = kind === 'request received' ? {} : { replyTo: request.email };
    return { to, ...replyTo, ...TEMPLATES[kind](request, config.publicUrl) };
  };
}
