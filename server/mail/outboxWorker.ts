import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config/readConfig';
import { makePollingLoop } from '../jobs/pollingLoop';
import {
  claimMail,
  deleteUndeliverableMails,
  deleteMail,
  releaseMail,
  scheduleMailRetry,
  type QueuedMail,
  secondsToNextMail,
} from './outboxQueries';
import type { Email, Transport } from './transport';

/** Sends the mails in the outbox. */
export interface OutboxWorker {
  /** Checks the outbox now. Call it after committing a transaction that queued a mail. */
  wake(): void;
  /** Starts polling the outbox. */
  start(): void;
  /** Stops the worker within seconds. Mails that are not sent by then stay in the outbox. */
  close(): Promise<void>;
}

interface OutboxWorkerOptions {
  pool: Pool;
  config: Config;
  transport: Transport;
  /** Renders a queued mail. Returns null if there is nothing to send. */
  compose: (mail: QueuedMail) => Promise<Email | null>;
  log: FastifyBaseLogger;
}

/** Timeout for the delivery of one mail, in ms. */
const SEND_TIMEOUT_MS = 60_000;
/**
 * Lease on a claimed mail, in seconds. It exceeds the delivery timeout, so that no two servers send the same mail at
 * once.
 */
const LEASE_S = 120;
/** Maximum pause between two polls, in ms. Limits how late a mail is sent if the server that queued it has stopped. */
const MAX_POLL_MS = 30_000;
/** Minimum pause between two polls, in ms. Prevents a busy loop while another server is claiming a due mail. */
const MIN_POLL_MS = 250;
/**
 * Delay between the start and the first poll, in ms. In this time `main.ts` determines the server's port, which the
 * mailed links contain.
 */
const FIRST_POLL_MS = 1000;
/** Maximum number of concurrent deliveries. */
const CONCURRENCY = 4;
/** Number of recent deliveries whose durations are kept in memory. */
const MAX_DURATIONS = 20;
/** Assumed duration of a delivery until the first one has been measured, in ms. */
const TYPICAL_DELIVERY_MS = 250;
/**
 * Maximum number of attempts if the mail server reports that the recipient does not exist. Together these attempts take
 * about ten minutes.
 */
const MAX_ATTEMPTS_WITHOUT_MAILBOX = 8;
/** Maximum time that the worker waits for running deliveries when the server stops, in ms. */
const GRACE_MS = 3000;

/**
 * Creates the worker that sends the mails in the outbox, several at once, so that one slow delivery does not delay the
 * others (docs/decisions/0028).
 *
 * If there is nothing to send, for example because the email address has no account, the worker waits as long as a
 * randomly chosen recent delivery took. Otherwise the delivery times of later mails would reveal which addresses have
 * accounts.
 *
 * Each mail is claimed with a lease, sent and then deleted. If the process stops between sending and deleting, the mail
 * is sent again with the same Message-ID. SMTP cannot guarantee exactly one delivery, and a duplicate mail is better
 * than a lost one. If mails are written to the outbox folder, the duplicate overwrites the first file.
 */
export function makeOutboxWorker({ pool, config, transport, compose, log }: OutboxWorkerOptions): OutboxWorker {
  const abortDeliveries = new AbortController();
  /** Ids of mails that were sent but could not be deleted yet, because the database was unavailable. */
  const sentIds = new Set<string>();

  /** Durations of the most recent deliveries, in ms. */
  const durations: number[] = [];

  async function send(mail: QueuedMail): Promise<void> {
    const started = performance.now();
    const email = await compose(mail);
    if (email) {
      const signal = AbortSignal.any([abortDeliveries.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
      await transport({ ...email, ...deliveryMetadata(mail, config.publicUrl) }, signal);
      durations.unshift(performance.now() - started);
      durations.splice(MAX_DURATIONS);
      return;
    }
    const duration = durations[randomInt(Math.max(1, durations.length))] ?? TYPICAL_DELIVERY_MS;
    // Wait as long as a delivery takes. If the server stops, end the wait early, because there is no mail to send.
    await wait(started + duration - performance.now(), undefined, { signal: abortDeliveries.signal }).catch(
      () => undefined,
    );
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      if (!sentIds.has(mail.id)) await send(mail);
    } catch (error) {
      if (abortDeliveries.signal.aborted) {
        log.info({ mail: mail.id }, 'mail not sent, because this server stops; another one or the next start sends it');
        await releaseMail(pool, mail);
        return;
      }
      const { code, responseCode } = error as SmtpError;
      const isUndeliverable = hasNoMailbox(error as SmtpError) && mail.attempts >= MAX_ATTEMPTS_WITHOUT_MAILBOX;
      // Do not log the error's message, because mail servers quote the recipient's address in it.
      const details = { mail: mail.id, attempt: mail.attempts, code, responseCode };
      log.warn(
        details,
        isUndeliverable ? 'mail given up: there is no such mailbox' : 'mail not sent, to be tried again',
      );
      await (isUndeliverable ? deleteMail(pool, mail.id) : scheduleMailRetry(pool, mail));
      return;
    }
    sentIds.add(mail.id);
    await deleteMail(pool, mail.id);
    sentIds.delete(mail.id);
  }

  /** Sends all due mails. Returns the ms until the next poll. */
  async function processOutbox(closing: AbortSignal): Promise<number> {
    let next = MAX_POLL_MS;
    try {
      const deleted = await deleteUndeliverableMails(pool);
      if (deleted > 0) log.error({ mails: deleted }, 'mails given up after about three days');
      while (!closing.aborted) {
        const mail = await claimMail(pool, LEASE_S);
        if (!mail) break;
        await deliver(mail);
      }
      if (!closing.aborted) next = await msToNextMail();
    } catch (error) {
      log.warn({ err: error as Error }, 'the outbox could not be read, to be tried again');
    }
    return next;
  }

  async function msToNextMail(): Promise<number> {
    const seconds = (await secondsToNextMail(pool)) ?? Infinity;
    return Math.max(MIN_POLL_MS, Math.min(MAX_POLL_MS, seconds * 1000));
  }

  const loops = Array.from({ length: CONCURRENCY }, () => makePollingLoop(processOutbox));
  return {
    wake: () => loops.forEach(({ wake }) => wake()),
    start: () => loops.forEach(({ schedule }) => schedule(FIRST_POLL_MS)),
    close: async () =>
      void (await Promise.all(loops.map(({ close }) => close(GRACE_MS, () => abortDeliveries.abort())))),
  };
}

/** Properties of the error that nodemailer throws for a failed delivery. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  /** The SMTP command that was refused. */
  command?: string;
  /** The mail server's reply to that command. */
  response?: string;
}

/**
 * Returns whether the mail server reports that the recipient's address does not exist or is disabled (RFC 3463: 5.1.1,
 * 5.1.2, 5.1.3, 5.1.6, 5.1.10 and 5.2.1). Other permanent errors, such as an exceeded quota or a blocked sender (5.1.7,
 * 5.1.8), may be temporary or the shop's own fault.
 */
const hasNoMailbox = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && /^55\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/.test(response);

/** Returns a Message-ID and a file name that are the same for every attempt to send the mail. */
function deliveryMetadata({ id, createdAt }: QueuedMail, publicUrl: string) {
  const at = createdAt.toISOString().replace(/[-:]/g, '');
  return {
    messageId: `<${id}.${createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
    fileName: `${at}-${id.padStart(8, '0')}.eml`,
  };
}
