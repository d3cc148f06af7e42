import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../../../../server/testing/smtpServer';
import { Client, pause } from '../../cluster/client';
import { freePort, makeFolder } from '../../shop';
import { admin, ask, create, differences, open, register, sentence, signIn, type Trouble, until } from './server';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
/** The server looks at its clock's file every few ms. */
const NOTICED_MS = 200;
/** One more than an account may try in a quarter of an hour. */
const ATTEMPTS = 11;

/**
 * The clock of a server and its embedded database is a year ahead and is set right, while a mail waits and an account is
 * locked; then it jumps a day and a year ahead, and back.
 */
export async function clockJump(): Promise<Trouble> {
  const folder = await makeFolder();
  const clock = path.join(folder, 'clock');
  const setClock = async (wrongByMs: number) => {
    writeFileSync(clock, String(wrongByMs));
    await pause(NOTICED_MS);
  };
  await setClock(YEAR_MS);
  const mailPort = await freePort();
  const settings = { DATA_DIR: path.join(folder, 'data'), CLOCK_FILE: clock, SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const server = await open(settings, 'jumpingClock.ts');
  try {
    const client = new Client(server.origin);
    const early = (await signIn(client)).body.token ?? '';
    const mistyped = { ...admin, password: 'mistyped' };
    let locked = 0;
    for (let n = 0; n < ATTEMPTS; n += 1) locked = (await signIn(client, mistyped)).status;
    const registered = (await register(client, 'waiting@example.com')).status;

    await setClock(0);
    const post = await startMailServer(mailPort);
    const statusWith = async (token: string) => (await ask(server, '/auth/profile', token)).status;
    let signedIn = await signIn(client);
    // A process repeats a refusal for ten seconds before it asks the database again (docs/decisions/0029).
    await until(async () => (signedIn = await signIn(client)).status !== 429);
    const token = signedIn.body.token ?? '';
    const met: Record<string, unknown> = {
      locked,
      registered,
      ready: (await ask(server, '/ready')).status,
      session: await statusWith(early),
      unlocked: signedIn.status,
    };
    const mailMs = await until(() => post.received.length > 0);
    met.created = (await create(client, { token })).status;

    await setClock(DAY_MS);
    met['session a day later'] = await statusWith(token);
    met['created a day later'] = (await create(client, { token })).status;
    await setClock(YEAR_MS);
    met['session a year later'] = await statusWith(token);
    met['signed in a year later'] = (await signIn(client)).status;
    await setClock(0);
    met['session after the way back'] = await statusWith(token);
    met['created after the way back'] = (await create(client, { token })).status;
    met['registered after the way back'] = (await register(client, 'later@example.com')).status;
    const laterMs = await until(() => post.received.length > 1);
    met['ready after the way back'] = (await ask(server, '/ready')).status;
    await post.close();
    return {
      name: 'clock jumps a year back, a day and a year ahead, and back',
      meanwhile: sentence(met),
      broken: differences(
        { ...met, mails: post.received.length, starts: server.starts },
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
      healedMs: mailMs + laterMs,
    };
  } finally {
    await server.stop();
  }
}
