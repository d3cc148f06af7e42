import type { Queryable } from '../database';

/** The kinds of mail about accounts, each with its own template in `auth/emailTemplates.ts`. */
const ACCOUNT_MAIL_KINDS = ['verify', 'known', 'reset', 'changed', 'passkey added', 'passkey removed'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** The kinds of mail about requests, each with its own template in `requests/requestEmails.ts`. */
const REQUEST_MAIL_KINDS = ['request received', 'request notice', 'request reminder'] as const;
export type RequestMailKind = (typeof REQUEST_MAIL_KINDS)[number];

const MAIL_KINDS = [...ACCOUNT_MAIL_KINDS, ...REQUEST_MAIL_KINDS, 'invitation'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail in the outbox. Its text is rendered only when it is sent. */
export interface QueuedMail {
  /** Sequence number as a string of digits. Later mails have higher numbers. */
  id: string;
  kind: MailKind;
  email: string;
  registrationId: string | null;
  /** Id of the request for a consultation or a call that the mail is about. */
  requestId: string | null;
  /** Id of the invitation that the mail contains a link of. */
  invitationId: string | null;
  createdAt: Date;
  /** Number of delivery attempts, including the current one. */
  attempts: number;
}

/**
 * Maximum time from now until a mail is due, as an SQL interval. Mails are retried after at most an hour. A mail that
 * is due later than this maximum was scheduled while the database's clock was wrong.
 */
const MAX_DELAY = `interval '2 hours'`;
/** SQL condition that a mail is due now or was scheduled while the database's clock was wrong. */
const IS_DUE = `(due_at <= now() OR due_at > now() + ${MAX_DELAY})`;

/** Adds a mail to the outbox. Call it inside the transaction that makes the mail necessary. */
export async function enqueueMail(
  db: Queryable,
  kind: MailKind,
  email: string,
  {
    registrationId = null,
    requestId = null,
    invitationId = null,
  }: Partial<Pick<QueuedMail, 'registrationId' | 'requestId' | 'invitationId'>> = {},
): Promise<void> {
  await db.query(
    'INSERT INTO outbox (kind, email, registration_id, request_id, invitation_id) VALUES ($1, $2, $3, $4, $5)',
    [kind, email, registrationId, requestId, invitationId],
  );
}

/**
 * Claims the next due mail with a lease of `leaseSeconds`, during which no other server can claim it. If this server
 * stops before it deletes the mail, the mail is due again after the lease.
 *
 * Mails of unknown kinds are skipped: during a rolling upgrade, a server of a newer version may have queued them.
 */
export async function claimMail(db: Queryable, leaseSeconds: number): Promise<QueuedMail | null> {
  const { rows } = await db.query<QueuedMail>(
    `UPDATE outbox SET attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     WHERE id = (SELECT id FROM outbox WHERE ${IS_DUE} AND kind = ANY($2) ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, email, registration_id AS "registrationId", request_id AS "requestId",
       invitation_id AS "invitationId", created_at AS "createdAt", attempts`,
    [leaseSeconds, MAIL_KINDS],
  );
  return rows[0] ?? null;
}

/** Deletes a mail that was delivered or cannot be delivered. */
export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM outbox WHERE id = $1', [id]);
}

/** Gives up the claim on a mail whose delivery was not completed. The mail is due at once, as before `claimMail`. */
export async function releaseMail(db: Queryable, { id, attempts }: QueuedMail): Promise<void> {
  await db.query('UPDATE outbox SET attempts = attempts - 1, due_at = now() WHERE id = $1 AND attempts = $2::int', [
    id,
    attempts,
  ]);
}

/** Schedules the next attempt with exponential backoff: 5 s, doubling up to an hour. */
export async function scheduleMailRetry(db: Queryable, { id, attempts }: QueuedMail): Promise<void> {
  await db.query(
    `UPDATE outbox SET due_at = now() + make_interval(secs => least(5 * power(2, $2::int - 1), 3600))
     WHERE id = $1 AND attempts = $2::int`,
    [id, attempts],
  );
}

/** Returns the seconds until the next mail of a known kind is due, or null if there is none. */
export async function secondsToNextMail(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM min(CASE WHEN ${IS_DUE} THEN now() ELSE due_at END) - now())::float8 AS seconds
     FROM outbox WHERE kind = ANY($1)`,
    [MAIL_KINDS],
  );
  return rows[0]?.seconds ?? null;
}

/**
 * Deletes mails after 80 failed attempts, which take about three days, and returns their number. The limit is a number
 * of attempts and not a duration, so that a wrong clock does not delete mails too early.
 */
export async function deleteUndeliverableMails(db: Queryable): Promise<number> {
  const { rowCount } = await db.query('DELETE FROM outbox WHERE attempts >= 80 AND due_at <= now()');
  return rowCount ?? 0;
}
