import { randomUUID } from 'node:crypto';
import { pause } from '../cluster/client';
import { post, send } from '../loopback';
import { type Account, mailsTo, registerAccounts, signIn } from './accounts';
import { ATTACKER, type Attack, during, type Figure, repeat, type Scene, statusCounts, visitor } from './attack';

/** More attempts of each kind than any limit for one account or one network allows. */
const ATTEMPTS = 60;
const LOOPS = 4;
const OWNER = 30;
const MAIL_MS = 10_000;
const MAIL_POLL_MS = 100;

/** A stranger guesses the password of somebody's account and requests reset mails, to keep the owner out. */
export const lockOut: Attack = { name: 'lock-out', run };

async function run(scene: Scene): Promise<Figure[]> {
  const { server, tell, dataDir } = scene;
  const [owner] = (await registerAccounts(scene, 1)) as [Account];
  let attempts = 0;
  const attack = () => {
    attempts += 1;
    const guess = post('/api/auth/login', { email: owner.email, password: randomUUID() });
    const mail = post('/api/auth/forgot-password', { email: owner.email });
    return send(server.origin, { ...(attempts % 2 ? guess : mail), from: ATTACKER });
  };
  tell(`responses to the first ${2 * ATTEMPTS} attempts: ${statusCounts(await repeat(LOOPS, () => attempts >= 2 * ATTEMPTS, attack))}`);
  // Mails that the stranger requested have to arrive before the owner's can be counted.
  await pause(MAIL_MS / 2);
  return during(scene, LOOPS, attack, async () => {
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
}

/** Whether there are more mails to the owner than `before`, within ten seconds. */
async function moreMails({ dataDir }: Scene, { email }: Account, before: number): Promise<boolean> {
  for (let waited = 0; waited < MAIL_MS; waited += MAIL_POLL_MS) {
    if (mailsTo(dataDir, email).length > before) return true;
    await pause(MAIL_POLL_MS);
  }
  return false;
}
