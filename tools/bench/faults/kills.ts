import { randomUUID } from 'node:crypto';
import { type MailServer, startMailServer } from '../../../server/testing/smtpServer';
import { Client, pause } from '../cluster/client';
import { Instance } from '../cluster/instances';
import { type Ledger, type Load, work } from '../cluster/load';
import { freePort, makeFolder } from '../shop';
import { type Promised, promisesKept } from './promises';
import { admin, noisyPicture } from './troubles/server';

const WORKERS = 4;
/** So often a button is pressed: a single server that is killed is away for as long as it takes to start. */
const PATIENCE = 400;
const READY_MS = 180_000;
const MAILS_GONE_MS = 300_000;
/** Some at once, so that a kill meets work, and a mail that is being handed over. */
const REGISTERING_MS = 300;

/**
 * Kills one server again and again under a mixed load of writes: products with pictures and without, changes, archivings,
 * registrations with their mails. `tell` hears how far it is. Gives what was promised and how it was kept.
 */
export async function killOften(
  kills: number,
  random: () => number,
  databaseUrl: string | undefined,
  tell: (sentence: string) => void,
): Promise<Promised[]> {
  const post = await startMailServer();
  const env = {
    DATA_DIR: await makeFolder(),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SMTP_URL: post.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Each registration comes from a network of its own: the limits are not what is tested.
    TRUST_PROXY: 'loopback',
  };
  const server = new Instance(await freePort(), env);
  server.start();
  try {
    await server.whenReady(READY_MS);
    const ledger: Ledger = { created: new Map(), updated: new Map(), reads: 0, unhealed: [], revocations: [] };
    const registered = new Set<string>();
    const archived = new Set<string>();
    let over = false;
    const run = `Faults ${randomUUID().slice(0, 8)}`;
    const load: Load = {
      origin: server.origin,
      instances: [server],
      admin,
      picture: await noisyPicture(600, 400),
      random,
      run,
      ledger,
      patience: PATIENCE,
      isOver: () => over,
    };
    const jobs = [
      ...Array.from({ length: WORKERS }, (_, worker) => work(load, worker)),
      register(load, registered),
      archive(load, archived),
    ];
    for (let n = 1; n <= kills; n += 1) {
      await pause(300 + random() * 2500);
      server.kill('SIGKILL');
      await pause(200);
      await server.whenReady(READY_MS);
      if (n % 10 === 0)
        tell(`${n} kills; ${ledger.created.size} products and ${registered.size} registrations acknowledged …`);
    }
    over = true;
    await Promise.all(jobs);
    await whenPosted(registered, post);
    await server.stop();
    return await promisesKept({ env, databaseUrl, run, ledger, archived, registered, received: post.received });
  } finally {
    await server.stop();
    await post.close();
  }
}

/** Registers people, one after the other, and notes whose registration was acknowledged. */
async function register(load: Load, registered: Set<string>): Promise<void> {
  const client = new Client(load.origin, load.patience);
  for (let n = 0; !load.isOver(); n += 1) {
    const email = `person-${n}@example.com`;
    const { status } = await client.patient('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1` },
      body: JSON.stringify({ firstName: 'Per', lastName: 'Son', email, password: 'A long enough one' }),
    });
    if (status === 201) registered.add(email);
    else load.ledger.unhealed.push(`register: ${status}`);
    await pause(load.random() * REGISTERING_MS);
  }
}

/** Adds products of its own and archives them. */
async function archive(load: Load, archived: Set<string>): Promise<void> {
  const client = new Client(load.origin, load.patience);
  const signedIn = await client.patient('/auth/login', {
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
    const { status, body } = await client.patient('/products', { method: 'POST', headers, body: form });
    const id = body.product?._id;
    if (id === undefined) {
      load.ledger.unhealed.push(`create: ${status}`);
      continue;
    }
    const gone = await client.patient(`/products/${id}`, { method: 'DELETE', headers: { authorization } });
    if (gone.status === 200) archived.add(id);
    else load.ledger.unhealed.push(`archive: ${gone.status}`);
    await pause(REGISTERING_MS);
  }
}

/** Waits until everybody has a mail, as long as leases and pauses between attempts may take. */
async function whenPosted(registered: Set<string>, { received }: MailServer): Promise<void> {
  const until = Date.now() + MAILS_GONE_MS;
  const someoneWaits = () => {
    const to = new Set(received.flatMap(({ envelope }) => envelope.to));
    return [...registered].some((email) => !to.has(email));
  };
  while (someoneWaits() && Date.now() < until) await pause(500);
}
