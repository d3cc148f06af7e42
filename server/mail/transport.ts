import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/readConfig';

/** The content of an email. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/** An email with its recipient. */
export interface Email extends EmailContent {
  to: string;
  /** Address to which a reply goes. Defaults to the sender's. */
  replyTo?: string;
}

/** An email with the metadata for its delivery. */
export interface OutgoingEmail extends Email {
  /** The `Message-ID` header. It is the same for every attempt, so that mail clients can recognise a duplicate. */
  messageId: string;
  /**
   * File name in the outbox folder. It starts with the mail's creation time, so that file names sort by age. It is the
   * same for every attempt.
   */
  fileName: string;
}

/** Delivers one email. Resolves once it is accepted or written to disk, and rejects if `signal` is aborted. */
export type Transport = (mail: OutgoingEmail, signal: AbortSignal) => Promise<void>;

/** Timeout of each step of the SMTP connection, in ms. */
const STEP_TIMEOUT_MS = 10_000;

/** Options that prevent nodemailer from loading the content of an email from a file or a URL. */
const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Creates a transport to the mail server at SMTP_URL, or to the folder `DATA_DIR/outbox` if SMTP_URL is not set. */
export function openTransport({ smtpUrl, dataDir, mailFrom }: Config): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom) : folderTransport(join(dataDir, 'outbox'), mailFrom);
}

function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    ...NO_EXTERNAL_CONTENT,
  });
  return async (mail, signal) => {
    await smtp.sendMail({ ...toMessage(mail, from), signal });
  };
}

/**
 * Creates a transport that writes each email to an `.eml` file. Only the system user of the server may read the file,
 * because the links in it give access to accounts.
 */
function folderTransport(folder: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...NO_EXTERNAL_CONTENT });
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, mail.fileName);
    // Write to a temporary file and rename it, so that no incomplete file is visible. If a mail is sent again, its file
    // is overwritten.
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

function toMessage({ to, replyTo, subject, text, html, messageId }: OutgoingEmail, from: string) {
  return {
    from: { name: 'Spa Summit', address: from },
    // Pass the address as an object, so that nodemailer does not parse it as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId,
    // Tells mail servers not to send automatic replies, such as out-of-office notices.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...NO_EXTERNAL_CONTENT,
  };
}
