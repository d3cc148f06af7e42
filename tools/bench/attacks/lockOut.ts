import { randomUUID } from 'node:crypto';
import { tokenIn } from '../../../server/testing/mail';
import { post, type Received, send } from '../loopback';
import { type Account, emailOf, registerAccounts, signIn, whenMailed } from './accounts';
import {
  ATTACKER,
  runDuringAttack,
  type Figure,
  type LoopedAttack,
  repeat,
  type AttackContext,
  statusCounts,
  visitorIp,
} from './attack';

/**
 * Number of attack requests before the measurement: password guesses and requests for reset mails. It exceeds the rate
 * limits for both.
 */
const ATTEMPTS = 120;
/** Number of concurrent loops of the attacker. */
const LOOPS = 4;
/** Visitor number of the owner of the attacked account. */
const OWNER = 30;

/**
 * An attacker guesses the password of an account and requests reset mails, to lock the owner out through rate limits.
 */
export const lockOut: LoopedAttack = { name: 'lock-out', loops: LOOPS, request, run };

function request(origin: string): Promise<Received> {
  const email = emailOf(0);
  const guess = post('/api/auth/login', { email, password: randomUUID() });
  const mail = post('/api/auth/forgot-password', { email });
  return send(origin, { ...(Math.random() < 0.5 ? guess : mail), from: ATTACKER });
}

async function run(context: AttackContext): Promise<Figure[]> {
  const [owner] = (await registerAccounts(context, 1)) as [Account];
  await exhaustLimits(context);
  const { result } = await runDuringAttack(context, lockOut, async () => [
    succeeds("the owner's sign-in", await signIn(context, OWNER, owner)),
    succeeds(
      "the owner's request for a reset mail",
      await sendAsOwner(context, '/api/auth/forgot-password', { email: owner.email }),
    ),
    succeeds('a new password with a mailed link', await resetPassword(context, owner)),
  ]);
  return result;
}

const sendAsOwner = ({ server }: AttackContext, path: string, body: object): Promise<Received> =>
  send(server.origin, { ...post(path, body), from: visitorIp(OWNER) });

/**
 * Sets a new password with the link in the newest reset mail. The attacker may have requested that mail: the limit of
 * mails per account may be used up when the owner requests one. Waits for at least two mails, because the first one is
 * the verification mail.
 */
async function resetPassword(context: AttackContext, { email }: Account): Promise<Received> {
  const mails = await whenMailed(context, email, 2);
  return sendAsOwner(context, '/api/auth/reset-password', {
    token: tokenIn(mails.at(-1)),
    password: 'Another long one',
  });
}

const succeeds = (what: string, { status }: Received): Figure => ({
  what,
  measured: String(status),
  goal: '200',
  reached: status === 200,
});

/** Sends ATTEMPTS attack requests, which use up the rate limits before the measurement. */
async function exhaustLimits({ server, log }: AttackContext): Promise<void> {
  let attempts = 0;
  const statuses = await repeat(
    LOOPS,
    () => attempts >= ATTEMPTS,
    () => {
      attempts += 1;
      return request(server.origin);
    },
  );
  log(`responses to the first ${ATTEMPTS} attempts: ${statusCounts(statuses)}`);
}
