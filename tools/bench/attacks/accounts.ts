import { type ReceivedMail, readOutbox, tokenIn } from '../../../server/testing/mail';
import { pause } from '../cluster/client';
import { post, type Received, send } from '../loopback';
import { admin, mustSend, type Scene, visitor } from './attack';

/** Address and password of an account. */
export interface Account {
  email: string;
  password: string;
}

const MAIL_MS = 60_000;
const MAIL_POLL_MS = 200;

/** Returns the e-mail address of the n-th account that `registerAccounts` registers. */
export const emailOf = (n: number): string => `visitor-${n}@example.com`;

/** Registers accounts, each from an address of its own, and verifies them with the mailed links. */
export async function registerAccounts(scene: Scene, count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, n) => ({ email: emailOf(n), password: 'A long enough one' }));
  for (const [n, account] of accounts.entries()) {
    const form = { firstName: 'Vis', lastName: 'Itor', ...account };
    const { status, text } = await send(scene.server.origin, { ...post('/api/auth/register', form), from: visitor(n) });
    if (status !== 201) throw new Error(`/api/auth/register: ${status} ${text()}`);
  }
  for (const [n, { email }] of accounts.entries()) {
    const [mail] = await whenMailed(scene, email, 1);
    await mustSend(scene, n, post('/api/auth/verify-email', { token: tokenIn(mail) }));
  }
  return accounts;
}

/** Resolves with the mails to this address once there are at least `count`. Throws after a minute. */
export async function whenMailed({ dataDir }: Scene, email: string, count: number): Promise<ReceivedMail[]> {
  const until = Date.now() + MAIL_MS;
  for (;;) {
    const mails = mailsTo(dataDir, email);
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`There is no mail to ${email}.`);
    await pause(MAIL_POLL_MS);
  }
}

/** Returns the mails to this address so far. */
const mailsTo = (dataDir: string, email: string): ReceivedMail[] =>
  readOutbox(dataDir).filter(({ headers }) => headers['to'] === email);

/** Signs in as the n-th visitor. */
export const signIn = ({ server }: Scene, n: number, { email, password }: Account): Promise<Received> =>
  send(server.origin, { ...post('/api/auth/login', { email, password }), from: visitor(n) });

/** Returns the headers of a signed-in admin. */
export async function signInAdmin(scene: Scene): Promise<Record<string, string>> {
  const { text } = await mustSend(scene, 0, post('/api/auth/login', admin));
  const { token } = JSON.parse(text()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
