import { randomUUID } from 'node:crypto';
import { type MailServer, startMailServer } from '../../../server/testing/smtpServer';
import { Client, pause } from '../cluster/client';
import { Instance } from '../cluster/instances';
import { type Load, makeLedger, runRequestWorker, runStaffWorker } from '../cluster/load';
import { freePort, makeFolder } from '../shop';
import { checkGuarantees, type Guarantee } from './guarantees';
import { admin, noisyImage } from './troubles/server';

const WORKERS = 4;
/** Maximum number of attempts per request. It is high because a killed server is unavailable until it has restarted. */
const MAX_ATTEMPTS = 400;
const READY_MS = 180_000;
/** Maximum time in ms to wait for the unsent mails after the server has been killed for the last time. */
const MAIL_TIMEOUT_MS = 300_000;
/** Maximum pause in ms between two registrations. It is short, so that kills occur while mails are being sent. */
const MAX_PAUSE_MS = 300;
/** Email address that is told about each request for a call. */
const HOUSE = 'house@example.com';

/**
 * Kills a server `kills` times under a mixed load of writes: products with and without images, changes, archiving, and
 * registrations and requests for a call with their mails. `report` receives the progress. Returns the guarantees that
 * were checked afterwards.
 */
export async function killRepeatedly(
  kills: number,
  random: () => number,
  databaseUrl: string | undefined,
  report: (progress: string) => void,
): Promise<Guarantee[]> {
  const mailServer = await startMailServer();
  const env = {
    DATA_DIR: await makeFolder(),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SMTP_URL: mailServer.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Trust X-Forwarded-For, so that each registration can use a different IP address and no rate limit applies.
    TRUST_PROXY: 'loopback',
    CONSULTATIONS: 'on',
    HOUSE_EMAIL: HOUSE,
  };
  const server = new Instance(await freePort(), env);
  server.start();
  try {
    await server.whenReady(READY_MS);
    const ledger = makeLedger();
    const registered = new Set<string>();
    const archived = new Set<string>();
    let over = false;
    const run = `Faults ${randomUUID().slice(0, 8)}`;
    const load: Load = {
      origin: server.origin,
      instances: [server],
      admin,
      image: await noisyImage(600, 400),
      random,
      run,
      ledger,
      maxAttempts: MAX_ATTEMPTS,
      isOver: () => over,
    };
    const jobs = [
      ...Array.from({ length: WORKERS }, (_, worker) => runStaffWorker(load, worker)),
      register(load, registered),
      runRequestWorker(load),
      archive(load, archived),
    ];
    for (let n = 1; n <= kills; n += 1) {
      await pause(300 + random() * 2500);
      server.kill('SIGKILL');
      await pause(200);
      await server.whenReady(READY_MS);
      if (n % 10 === 0)
        report(
          `${n} kills; ${ledger.created.size} products, ${registered.size} registrations and ` +
            `${ledger.requested.size} requests acknowledged …`,
        );
    }
    over = true;
    await Promise.all(jobs);
    await waitForMails([...registered, ...ledger.requested.keys()], mailServer);
    await server.stop();
    return await checkGuarantees({
      env,
      databaseUrl,
      run,
      ledger,
      archived,
      registered,
      house: HOUSE,
      received: mailServer.received,
    });
  } finally {
    await server.stop();
    await mailServer.close();
  }
}

/** Registers users one after the other. `registered` collects the email addresses of acknowledged registrations. */
async function register(load: Load, registered: Set<string>): Promise<void> {
  const client = new Client(load.origin, load.maxAttempts);
  for (let n = 0; !load.isOver(); n += 1) {
    const email = `person-${n}@example.com`;
    const { status } = await client.requestWithRetries('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1` },
      body: JSON.stringify({ firstName: 'Per', lastName: 'Son', email, password: 'A long enough one' }),
    });
    if (status === 201) registered.add(email);
    else load.ledger.failures.push(`register: ${status}`);
    await pause(load.random() * MAX_PAUSE_MS);
  }
}

/** Creates and archives products. `archived` collects the ids of products whose archiving was acknowledged. */
async function archive(load: Load, archived: Set<string>): Promise<void> {
  const client = new Client(load.origin, load.maxAttempts);
  const signedIn = await client.requestWithRetries('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const authorization = `Bearer ${signedIn.body.token}`;
  while (!load.isOver()) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'To be archived', description: 'Soon.', price: '1' }))
      form.set(name, value);
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const { status, body } = await client.requestWithRetries('/products', { method: 'POST', headers, body: form });
    const id = body.product?._id;
    if (id === undefined) {
      load.ledger.failures.push(`create: ${status}`);
      continue;
    }
    const archiving = await client.requestWithRetries(`/products/${id}`, {
      method: 'DELETE',
      headers: { authorization },
    });
    if (archiving.status === 200) archived.add(id);
    else load.ledger.failures.push(`archive: ${archiving.status}`);
    await pause(MAX_PAUSE_MS);
  }
}

/**
 * Waits until each of these addresses has received a mail, but at most MAIL_TIMEOUT_MS. After a kill, a mail can be
 * delayed by the outbox's lease and retry delay.
 */
async function waitForMails(addresses: string[], { received }: MailServer): Promise<void> {
  const until = Date.now() + MAIL_TIMEOUT_MS;
  const isMailMissing = () => {
    const recipients = new Set(received.flatMap(({ envelope }) => envelope.to));
    return addresses.some((email) => !recipients.has(email));
  };
  while (isMailMissing() && Date.now() < until) await pause(500);
}
