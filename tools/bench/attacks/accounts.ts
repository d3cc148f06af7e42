import { type ReceivedMail, readOutbox, tokenIn } from '../../../server/testing/mail';
import { pause } from '../cluster/client';
import { post, type Received, send } from '../loopback';
import { admin, mustSend, type AttackContext, visitorIp } from './attack';

/** Email address and password of an account. */
export interface Account {
  email: string;
  password: string;
}

/** Maximum time in ms to wait for a mail. */
const MAIL_TIMEOUT_MS = 60_000;
const MAIL_POLL_MS = 200;

/** Returns the email address of the n-th account that `registerAccounts` creates. */
export const emailOf = (n: number): string => `visitor-${n}@example.com`;

/** Registers accounts, each from a different IP address, and verifies them with the tokens from their mails. */
export async function registerAccounts(context: AttackContext, count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, n) => ({ email: emailOf(n), password: 'A long enough one' }));
  for (const [n, account] of accounts.entries()) {
    const form = { firstName: 'Vis', lastName: 'Itor', ...account };
    const { status, text } = await send(context.server.origin, {
      ...post('/api/auth/register', form),
      from: visitorIp(n),
    });
    if (status !== 201) throw new Error(`/api/auth/register: ${status} ${text()}`);
  }
  for (const [n, { email }] of accounts.entries()) {
    const [mail] = await whenMailed(context, email, 1);
    await mustSend(context, n, post('/api/auth/verify-email', { token: tokenIn(mail) }));
  }
  return accounts;
}

/**
 * Waits until there are at least `count` mails to this email address, and returns them. Throws after MAIL_TIMEOUT_MS.
 */
export async function whenMailed({ dataDir }: AttackContext, email: string, count: number): Promise<ReceivedMail[]> {
  const until = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const mails = mailsTo(dataDir, email);
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`There is no mail to ${email}.`);
    await pause(MAIL_POLL_MS);
  }
}

/** Returns the mails that have been sent to this email address so far. */
const mailsTo = (dataDir: string, email: string): ReceivedMail[] =>
  readOutbox(dataDir).filter(({ headers }) => headers['to'] === email);

/** Signs in to the account from the IP address of the n-th visitor. */
export const signIn = ({ server }: AttackContext, n: number, { email, password }: Account): Promise<Received> =>
  send(server.origin, { ...post('/api/auth/login', { email, password }), from: visitorIp(n) });

/** Signs in as the admin and returns the Authorization header for further requests. */
export async function signInAdmin(context: AttackContext): Promise<Record<string, string>> {
  const { text } = await mustSend(context, 0, post('/api/auth/login', admin));
  const { token } = JSON.parse(text()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
