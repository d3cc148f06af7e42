import type { Queryable } from '../database';

/** What a mail is about; its words stand in `auth/emailTemplates.ts`. */
export type MailKind = 'verify' | 'known' | 'reset' | 'changed';

/** A mail that is to be sent. Its text is made when it is. */
export interface QueuedMail {
  /** Digits; rises from mail to mail. */
  id: string;
  kind: MailKind;
  email: string;
  registrationId: string | null;
  createdAt: Date;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** Longer than the longest pause between two attempts: what is due later than this was dated by a clock gone wrong. */
const FAR = `interval '2 hours'`;
const DUE = `(due_at <= now() OR due_at > now() + ${FAR})`;

/** Queues a mail. Call it inside the transaction of what causes the mail. */
export async function enqueueMail(
  db: Queryable,
  kind: MailKind,
  email: string,
  registrationId: string | null = null,
): Promise<void> {
  await db.query('INSERT INTO outbox (kind, email, registration_id) VALUES ($1, $2, $3)', [
    kind,
    email,
    registrationId,
  ]);
}

/**
 * Takes the next due mail for `leaseSeconds`: until then no other server takes it. Should this one die, the mail is due
 * again afterwards.
 */
export async function claimMail(db: Queryable, leaseSeconds: number): Promise<QueuedMail | null> {
  const { rows } = await db.query<QueuedMail>(
    `UPDATE outbox SET attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     WHERE id = (SELECT id FROM outbox WHERE ${DUE} ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, email, registration_id AS "registrationId", created_at AS "createdAt", attempts`,
    [leaseSeconds],
  );
  return rows[0] ?? null;
}

/** Forgets a mail that was handed over, or that has become pointless. */
export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM outbox WHERE id = $1', [id]);
}

/** Puts a mail off after a failed attempt: 5 s, then twice as long each time, up to an hour. */
export async function scheduleMailRetry(db: Queryable, { id, attempts }: QueuedMail): Promise<void> {
  await db.query(
    `UPDATE outbox SET due_at = now() + make_interval(secs => least(5 * power(2, $2::int - 1), 3600))
     WHERE id = $1 AND attempts = $2::int`,
    [id, attempts],
  );
}

/** Seconds until the next mail is due; null when none waits. */
export async function secondsToNextMail(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM min(CASE WHEN ${DUE} THEN now() ELSE due_at END) - now())::float8 AS seconds FROM outbox`,
  );
  return rows[0]?.seconds ?? null;
}

/**
 * Forgets the mails that nobody took for about three days; gives how many. Counted by attempts, so that a clock that
 * jumps loses no mail.
 */
export async function deleteUndeliverableMails(db: Queryable): Promise<number> {
  const { rowCount } = await db.query('DELETE FROM outbox WHERE attempts >= 80 AND due_at <= now()');
  return rowCount ?? 0;
}
