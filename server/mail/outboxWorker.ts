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
  scheduleMailRetry,
  type QueuedMail,
  secondsToNextMail,
} from './outboxQueries';
import type { Email, Transport } from './transport';

/** Sends what stands in the outbox. */
export interface OutboxWorker {
  /** Looks into the outbox now; call it after the commit of a transaction that queued a mail. */
  wake(): void;
  /** Looks into the outbox from now on whenever something may be due. */
  start(): void;
  /** Ends within seconds; what is not sent by then stays in the outbox. */
  close(): Promise<void>;
}

interface OutboxWorkerOptions {
  pool: Pool;
  config: Config;
  transport: Transport;
  /** Writes the letter of a mail, or gives null where there is nothing to send. */
  compose: (mail: QueuedMail) => Promise<Email | null>;
  log: FastifyBaseLogger;
}

/** Longest time for handing one mail over, in ms. */
const SEND_MS = 60_000;
/** Outlasts the longest handing over, so that two servers never send the same mail at once. */
const LEASE_S = 120;
/** Mails that another server queued and did not live to send are found this late, in ms. */
const LOOK_MS = 30_000;
/** A mail that is due but in another server's hands is not asked for without a pause, in ms. */
const SHORTEST_LOOK_MS = 250;
/** Leaves `main.ts` the time to learn its port, which stands in the links. */
const FIRST_LOOK_MS = 1000;
/** Mails that may be under way at once. */
const DELIVERIES = 4;
/** How many of the latest deliveries' durations are remembered. */
const REMEMBERED_DELIVERIES = 20;
/** The assumed duration of a delivery as long as there has been none, in ms. */
const TYPICAL_DELIVERY_MS = 250;
/** Attempts, over about ten minutes, at a mail whose address does not exist. */
const MAX_ATTEMPTS_WITHOUT_MAILBOX = 8;
/** What a mail under way gets when the server stops, in ms. */
const GRACE_MS = 3000;

/**
 * Makes the postman, which empties the outbox, a few mails at a time. One delivery does not wait for another, because a
 * slow mail server must not hold up all mail. If there is nothing to send, because the address has no account, the mail
 * takes as long as one of the latest deliveries. Otherwise the times of other mails would tell which addresses have
 * accounts.
 *
 * Each mail is taken with a lease, handed over and then deleted. If the process dies between the last two, the mail goes
 * out once more with the same Message-ID: SMTP knows no exactly once, and a mail that comes twice is better than one that
 * never comes. A file in the outbox replaces itself.
 */
export function makeOutboxWorker({ pool, config, transport, compose, log }: OutboxWorkerOptions): OutboxWorker {
  const cut = new AbortController();
  /** Sent, but not yet known to be deleted: the database was away in between. */
  const handedOver = new Set<string>();

  /** How long the last deliveries took, in ms. */
  const durations: number[] = [];

  async function send(mail: QueuedMail): Promise<void> {
    const started = performance.now();
    const letter = await compose(mail);
    if (letter) {
      const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(SEND_MS)]);
      await transport({ ...letter, ...names(mail, config.publicUrl) }, signal);
      durations.unshift(performance.now() - started);
      durations.splice(REMEMBERED_DELIVERIES);
      return;
    }
    const duration = durations[randomInt(Math.max(1, durations.length))] ?? TYPICAL_DELIVERY_MS;
    // If the server stops, the wait ends early: nothing has to be sent.
    await wait(started + duration - performance.now(), undefined, { signal: cut.signal }).catch(() => undefined);
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      if (!handedOver.has(mail.id)) await send(mail);
    } catch (error) {
      const { code, responseCode } = error as SmtpError;
      const isHopeless = hasNoMailbox(error as SmtpError) && mail.attempts >= MAX_ATTEMPTS_WITHOUT_MAILBOX;
      // Not the message: mail servers quote the address in it.
      const said = { mail: mail.id, attempt: mail.attempts, code, responseCode };
      log.warn(said, isHopeless ? 'mail given up: there is no such mailbox' : 'mail not sent, to be tried again');
      await (isHopeless ? deleteMail(pool, mail.id) : scheduleMailRetry(pool, mail));
      return;
    }
    handedOver.add(mail.id);
    await deleteMail(pool, mail.id);
    handedOver.delete(mail.id);
  }

  /** Gives the ms until the next look. */
  async function empty(closing: AbortSignal): Promise<number> {
    let next = LOOK_MS;
    try {
      const hopeless = await deleteUndeliverableMails(pool);
      if (hopeless > 0) log.error({ mails: hopeless }, 'mails given up after about three days');
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
    return Math.max(SHORTEST_LOOK_MS, Math.min(LOOK_MS, seconds * 1000));
  }

  const deliveries = Array.from({ length: DELIVERIES }, () => makePollingLoop(empty));
  return {
    wake: () => deliveries.forEach(({ wake }) => wake()),
    start: () => deliveries.forEach(({ schedule }) => schedule(FIRST_LOOK_MS)),
    close: async () => void (await Promise.all(deliveries.map(({ close }) => close(GRACE_MS, () => cut.abort())))),
  };
}

/** The properties of nodemailer's error for a failed delivery. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  /** The SMTP command that was refused. */
  command?: string;
  /** The mail server's reply. */
  response?: string;
}

/**
 * Whether the mail server says that the recipient's address does not exist or is disabled (RFC 3463: 5.1.1, 5.1.2, 5.1.3,
 * 5.1.6, 5.1.10 and 5.2.1). Any other permanent refusal, such as a used-up quota or a blocked sender (5.1.7, 5.1.8), is
 * about the shop and may end.
 */
const hasNoMailbox = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && /^55\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/.test(response);

function names({ id, createdAt }: QueuedMail, publicUrl: string) {
  const at = createdAt.toISOString().replace(/[-:]/g, '');
  return {
    messageId: `<${id}.${createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
    fileName: `${at}-${id.padStart(8, '0')}.eml`,
  };
}
