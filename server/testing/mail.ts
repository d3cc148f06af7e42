import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '../database';

/** A parsed mail. */
export interface ReceivedMail {
  /** Unfolded header values by lower-case name. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Parses a mail sent by the server, which is multipart/alternative with a plain text and an HTML part. */
export function parseMail(source: string): ReceivedMail {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw new Error(`The mail has no parts: ${source}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, '').replace(/\r?\n$/, '')));
  const partOf = (type: string) => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    return part ? decode(part.body, part.headers['content-transfer-encoding']) : '';
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

/** Returns the mails in `DATA_DIR/outbox`, oldest first. */
export function readOutbox(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')));
}

/** Returns the token of the verification or reset link in a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /\/(?:verify-email|reset-password)\/([\w-]+)(?:\?invited=\w+)?$/m.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link in: ${mail?.text}`);
  return token;
}

/** Resolves once the outbox table is empty. */
export async function whenSent(db: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await db.query('SELECT 1 FROM outbox LIMIT 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(source);
  const head = source.slice(0, end?.index).replace(/\r?\n[ \t]+/g, ' ');
  const headers = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: end ? source.slice(end.index + end[0].length) : '' };
}

function decode(body: string, encoding = '7bit'): string {
  const plain =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeURIComponent(
            body
              .replace(/=\r?\n/g, '')
              .replace(/%/g, '%25')
              .replace(/=([0-9A-F]{2})/g, '%$1'),
          )
        : body;
  return plain.replaceAll('\r\n', '\n');
}
