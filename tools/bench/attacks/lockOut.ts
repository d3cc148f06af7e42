import { randomUUID } from 'node:crypto';
import { tokenIn } from '../../../server/testing/mail';
import { post, type Received, send } from '../loopback';
import { type Account, emailOf, registerAccounts, signIn, whenMailed } from './accounts';
import { ATTACKER, during, type Figure, type LoopedAttack, repeat, type Scene, statusCounts, visitor } from './attack';

/** Guesses and requests for a mail together: more of each than any limit for one account or one network allows. */
const ATTEMPTS = 120;
const LOOPS = 4;
const OWNER = 30;

/** A stranger guesses the password of somebody's account and requests reset mails, to keep the owner out. */
export const lockOut: LoopedAttack = { name: 'lock-out', loops: LOOPS, request, run };

function request(origin: string): Promise<Received> {
  const email = emailOf(0);
  const guess = post('/api/auth/login', { email, password: randomUUID() });
  const mail = post('/api/auth/forgot-password', { email });
  return send(origin, { ...(Math.random() < 0.5 ? guess : mail), from: ATTACKER });
}

async function run(scene: Scene): Promise<Figure[]> {
  const [owner] = (await registerAccounts(scene, 1)) as [Account];
  await attemptFirst(scene);
  const { result } = await during(scene, lockOut, async () => [
    succeeds("the owner's sign-in", await signIn(scene, OWNER, owner)),
    succeeds(
      "the owner's request for a reset mail",
      await sendAsOwner(scene, '/api/auth/forgot-password', { email: owner.email }),
    ),
    succeeds('a new password with a mailed link', await resetPassword(scene, owner)),
  ]);
  return result;
}

const sendAsOwner = ({ server }: Scene, path: string, body: object): Promise<Received> =>
  send(server.origin, { ...post(path, body), from: visitor(OWNER) });

/**
 * Sets a new password with the newest mail. An account gets only so many mails, so the stranger may have requested this
 * one: its link works nevertheless. The first mail verified the address.
 */
async function resetPassword(scene: Scene, { email }: Account): Promise<Received> {
  const mails = await whenMailed(scene, email, 2);
  return sendAsOwner(scene, '/api/auth/reset-password', { token: tokenIn(mails.at(-1)), password: 'Another long one' });
}

const succeeds = (what: string, { status }: Received): Figure => ({
  what,
  measured: String(status),
  goal: '200',
  reached: status === 200,
});

/** Sends more attempts than the limits allow before anything is measured. */
async function attemptFirst({ server, tell }: Scene): Promise<void> {
  let attempts = 0;
  const statuses = await repeat(
    LOOPS,
    () => attempts >= ATTEMPTS,
    () => {
      attempts += 1;
      return request(server.origin);
    },
  );
  tell(`responses to the first ${ATTEMPTS} attempts: ${statusCounts(statuses)}`);
}
