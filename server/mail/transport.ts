import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/readConfig';

/** A mail as people read it. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/** A letter to somebody. */
export interface Email extends EmailContent {
  to: string;
}

/** A letter with what the post writes on it. */
export interface OutgoingEmail extends Email {
  /** The same at each attempt, so that a mail that arrives twice can be told to be one. */
  messageId: string;
  /** The name of its file in the outbox: sorts by age, and is the same at each attempt. */
  fileName: string;
}

/** Hands one mail over; resolves once the other side has answered for it. Rejects when `signal` is aborted. */
export type Transport = (mail: OutgoingEmail, signal: AbortSignal) => Promise<void>;

/** Longest wait for the mail server at each step, in ms. */
const STEP_MS = 10_000;

/** What a letter may never do: fetch an address or read a file into itself. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** The mail server at SMTP_URL; without one, the folder `DATA_DIR/outbox`. Design, "Environment". */
export function openTransport({ smtpUrl, dataDir, mailFrom }: Config): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom) : folderTransport(join(dataDir, 'outbox'), mailFrom);
}

function smtpTransport(url: string, from: string): Transport {
  const post = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    ...CLOSED,
  });
  return async (mail, signal) => {
    await post.sendMail({ ...fields(mail, from), signal });
  };
}

/** Each mail becomes an `.eml` file, readable by this account only, because the links in it open accounts. */
function folderTransport(folder: string, from: string): Transport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED });
  return async (mail) => {
    const { message } = await printer.sendMail(fields(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, mail.fileName);
    // Readers see a whole file or none; the same mail once more replaces itself.
    const file = await open(`${target}.part`, 'w', 0o600);
    try {
      await file.writeFile(message as Buffer);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${target}.part`, target);
  };
}

function fields({ to, subject, text, html, messageId }: OutgoingEmail, from: string) {
  return {
    from: { name: 'Spa Summit', address: from },
    // As an object an address stays one address, whatever characters it has.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    // Nobody's holiday notice has to answer this.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...CLOSED,
  };
}
