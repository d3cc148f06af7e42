import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../../../../server/testing/smtpServer';
import { Client, pause } from '../../cluster/client';
import { freePort, makeFolder } from '../../shop';
import {
  admin,
  get,
  createProduct,
  findDifferences,
  startServer,
  register,
  formatValues,
  signIn,
  type FaultResult,
  timeUntil,
} from './server';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
/** Maximum time in ms until the server uses a new clock offset, see ../preload/jumpingClock.ts. */
const CLOCK_DELAY_MS = 200;
/** Number of sign-ins with a wrong password: one more than an account allows in 15 minutes. */
const ATTEMPTS = 11;

/**
 * Changes the clock of a server and its embedded database. The clock is a year ahead at the start. It is set to the
 * correct time while a mail is queued and an account is locked. Then it is set ahead by a day, ahead by a year, and to
 * the correct time again.
 */
export async function clockJump(): Promise<FaultResult> {
  const folder = await makeFolder();
  const clock = path.join(folder, 'clock');
  const setClock = async (offsetMs: number) => {
    writeFileSync(clock, String(offsetMs));
    await pause(CLOCK_DELAY_MS);
  };
  await setClock(YEAR_MS);
  const mailPort = await freePort();
  const settings = { DATA_DIR: path.join(folder, 'data'), CLOCK_FILE: clock, SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const server = await startServer(settings, 'jumpingClock.ts');
  try {
    const client = new Client(server.origin);
    const firstToken = (await signIn(client)).body.token ?? '';
    const mistyped = { ...admin, password: 'mistyped' };
    let locked = 0;
    for (let n = 0; n < ATTEMPTS; n += 1) locked = (await signIn(client, mistyped)).status;
    const registered = (await register(client, 'waiting@example.com')).status;

    await setClock(0);
    const mailServer = await startMailServer(mailPort);
    const sessionStatus = async (token: string) => (await get(server, '/auth/profile', token)).status;
    let signedIn = await signIn(client);
    // Retry while the response is 429: after a rejection, the server rejects further sign-ins for ten seconds without
    // checking the rate limit in the database again (docs/decisions/0029).
    await timeUntil(async () => (signedIn = await signIn(client)).status !== 429);
    const token = signedIn.body.token ?? '';
    const observed: Record<string, unknown> = {
      locked,
      registered,
      ready: (await get(server, '/ready')).status,
      session: await sessionStatus(firstToken),
      unlocked: signedIn.status,
    };
    const mailMs = await timeUntil(() => mailServer.received.length > 0);
    observed.created = (await createProduct(client, { token })).status;

    await setClock(DAY_MS);
    observed['session a day later'] = await sessionStatus(token);
    observed['created a day later'] = (await createProduct(client, { token })).status;
    await setClock(YEAR_MS);
    observed['session a year later'] = await sessionStatus(token);
    observed['signed in a year later'] = (await signIn(client)).status;
    await setClock(0);
    observed['session after the way back'] = await sessionStatus(token);
    observed['created after the way back'] = (await createProduct(client, { token })).status;
    observed['registered after the way back'] = (await register(client, 'later@example.com')).status;
    const laterMs = await timeUntil(() => mailServer.received.length > 1);
    observed['ready after the way back'] = (await get(server, '/ready')).status;
    await mailServer.close();
    return {
      name: 'clock jumps a year back, a day and a year ahead, and back',
      observed: formatValues(observed),
      differences: findDifferences(
        { ...observed, mails: mailServer.received.length, starts: server.starts },
        {
          locked: 429,
          registered: 201,
          ready: 200,
          session: 200,
          unlocked: 200,
          created: 201,
          'session a day later': 200,
          'created a day later': 201,
          'session a year later': 401,
          'signed in a year later': 200,
          'session after the way back': 200,
          'created after the way back': 201,
          'registered after the way back': 201,
          'ready after the way back': 200,
          mails: 2,
          starts: 1,
        },
      ),
      recoveryMs: mailMs + laterMs,
    };
  } finally {
    await server.stop();
  }
}
