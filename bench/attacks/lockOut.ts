import { randomUUID } from 'node:crypto';
import { pause } from '../cluster/client';
import { post, type Received, send } from '../loopback';
import { type Account, emailOf, mailsTo, registerAccounts, signIn } from './accounts';
import { ATTACKER, during, type Figure, type LoopedAttack, repeat, type Scene, statusCounts, visitor } from './attack';

/** Guesses and requests for a mail together: more of each than any limit for one account or one network allows. */
const ATTEMPTS = 120;
const LOOPS = 4;
const OWNER = 30;
const MAIL_MS = 10_000;
const MAIL_POLL_MS = 100;

/** A stranger guesses the password of somebody's account and requests reset mails, to keep the owner out. */
export const lockOut: LoopedAttack = { name: 'lock-out', loops: LOOPS, request, run };

function request(origin: string): Promise<Received> {
  const email = emailOf(0);
  const guess = post('/api/auth/login', { email, password: randomUUID() });
  const mail = post('/api/auth/forgot-password', { email });
  return send(origin, { ...(Math.random() < 0.5 ? guess : mail), from: ATTACKER });
}

async function run(scene: Scene): Promise<Figure[]> {
  const { server, dataDir } = scene;
  const [owner] = (await registerAccounts(scene, 1)) as [Account];
  await attemptFirst(scene);
  // Mails that the stranger requested have to arrive before the owner's can be counted.
  await pause(MAIL_MS / 2);
  const { result } = await during(scene, lockOut, async () => {
    const signedIn = await signIn(scene, OWNER, owner);
    const mails = mailsTo(dataDir, owner.email).length;
    const reset = await send(server.origin, { ...post('/api/auth/forgot-password', { email: owner.email }), from: visitor(OWNER) });
    const arrived = await moreMails(scene, owner, mails);
    return [
      { what: "the owner's sign-in", measured: `${signedIn.status}`, goal: '200', reached: signedIn.status === 200 },
      { what: "the owner's request for a reset mail", measured: `${reset.status}`, goal: '200', reached: reset.status === 200 },
      { what: 'the mail arrived', measured: arrived ? 'yes' : 'no', goal: 'yes', reached: arrived },
    ];
  });
  return result;
}

/** Sends more attempts than the limits allow before anything is measured. */
async function attemptFirst({ server, tell }: Scene): Promise<void> {
  let attempts = 0;
  const statuses = await repeat(LOOPS, () => attempts >= ATTEMPTS, () => {
    attempts += 1;
    return request(server.origin);
  });
  tell(`responses to the first ${ATTEMPTS} attempts: ${statusCounts(statuses)}`);
}

/** Whether there are more mails to the owner than `before`, within ten seconds. */
async function moreMails({ dataDir }: Scene, { email }: Account, before: number): Promise<boolean> {
  for (let waited = 0; waited < MAIL_MS; waited += MAIL_POLL_MS) {
    if (mailsTo(dataDir, email).length > before) return true;
    await pause(MAIL_POLL_MS);
  }
  return false;
}
