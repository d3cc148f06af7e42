import { randomUUID } from 'node:crypto';
import { Client, pause, type WireProduct } from './client';

/** The changes that the servers acknowledged to the clients. `audit` compares them with the database. */
export interface Ledger {
  /** Maps a product's id to its name, for each product whose creation was acknowledged. */
  created: Map<string, string>;
  /** Maps a product's id to the descriptions whose storage a server acknowledged, the oldest first. */
  updated: Map<string, string[]>;
  /** Maps the email address of each acknowledged request for a call to its reference. Each address is used once. */
  requested: Map<string, string>;
  reads: number;
  /** One entry for each request that failed despite all retries: the operation, and how it failed. */
  failures: string[];
  /** For each sign-out, the time in ms from its response until all instances rejected the signed-out session. */
  revocations: number[];
}

/** Returns a ledger without entries. */
export const makeLedger = (): Ledger => ({
  created: new Map(),
  updated: new Map(),
  requested: new Map(),
  reads: 0,
  failures: [],
  revocations: [],
});

export interface Load {
  origin: string;
  instances: { origin: string }[];
  admin: { email: string; password: string };
  image: Buffer;
  random: () => number;
  /** Prefix of the names of this run's products, which distinguishes them from others. */
  run: string;
  ledger: Ledger;
  /** Maximum number of attempts per request, if it differs from the default of `Client`. */
  maxAttempts?: number;
  isOver: () => boolean;
}

/**
 * Maximum pause in ms between two requests for a call. It is short, so that servers are killed while mails are being
 * sent.
 */
const MAX_REQUEST_PAUSE_MS = 300;
/** Maximum number of products that a worker changes. It only changes products that it has created itself. */
const OWN_PRODUCTS = 20;
/** Maximum time in ms to wait until all instances reject a revoked session. */
const REVOCATION_TIMEOUT_MS = 5000;

/**
 * Reads, creates and changes products as a member of staff until `load.isOver()` is true. Returns the API client that
 * it used, which holds the number of requests and retries.
 */
export async function runStaffWorker(load: Load, worker: number): Promise<Client> {
  const { random, ledger, run, isOver } = load;
  const client = new Client(load.origin, load.maxAttempts);
  const authorization = `Bearer ${await signIn(client, load)}`;
  const own: WireProduct[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const dice = random();
    const product = own[Math.floor(random() * own.length)];
    if (dice < 0.3 || !product) {
      const created = await create(client, load, {
        authorization,
        name: `${run} ${worker}-${n}`,
        withImage: random() < 0.1,
      });
      if (created && own.length < OWN_PRODUCTS) own.push(created);
    } else if (dice < 0.6) {
      await update(client, load, { authorization, product, description: `${run} ${worker}-${n}` });
    } else {
      const path = dice < 0.8 ? '/products?limit=12' : `/products/${product._id}`;
      const { status } = await client.requestWithRetries(path);
      ledger.reads += 1;
      if (status !== 200) ledger.failures.push(`GET ${path}: ${status}`);
    }
  }
  return client;
}

async function signIn(client: Client, { admin, ledger }: Load): Promise<string> {
  const { status, body } = await client.requestWithRetries('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (status !== 200) ledger.failures.push(`sign-in: ${status}`);
  return body.token ?? '';
}

async function create(
  client: Client,
  { ledger, image }: Load,
  { authorization, name, withImage }: { authorization: string; name: string; withImage: boolean },
): Promise<WireProduct | undefined> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, description: name, category: 'sauna', price: '100' }))
    form.set(field, value);
  if (withImage) form.set('image', new Blob([new Uint8Array(image)]), 'picture.png');
  // All retries use the same idempotency key. The site's product form does the same until a field is changed.
  const headers = { authorization, 'idempotency-key': randomUUID() };
  const { status, body } = await client.requestWithRetries('/products', { method: 'POST', headers, body: form });
  if (status !== 201 || !body.product) {
    ledger.failures.push(`create: ${status}`);
    return undefined;
  }
  ledger.created.set(body.product._id, name);
  return body.product;
}

/**
 * Changes a description with optimistic locking, as the edit form does: `If-Match` holds the version that was read.
 * After a 412, the current version is fetched and the change is sent again.
 */
async function update(
  client: Client,
  { ledger }: Load,
  { authorization, product, description }: { authorization: string; product: WireProduct; description: string },
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const form = new FormData();
    form.set('description', description);
    const headers = { authorization, 'if-match': `"${product.version}"` };
    const { status, body } = await client.requestWithRetries(`/products/${product._id}`, {
      method: 'PUT',
      headers,
      body: form,
    });
    const latest =
      status === 412
        ? (await client.requestWithRetries(`/admin/products/${product._id}`, { headers: { authorization } })).body
        : body;
    if ((status !== 200 && status !== 412) || !latest.product) {
      ledger.failures.push(`update: ${status}`);
      return;
    }
    product.version = latest.product.version;
    // After a 412 the description may already be stored: an earlier attempt succeeded, but its response was lost.
    if (latest.product.description === description) {
      ledger.updated.set(product._id, [...(ledger.updated.get(product._id) ?? []), description]);
      return;
    }
  }
  ledger.failures.push('update: refused for ever');
}

/** Requests calls one after the other. Each comes from another IP address, so that no rate limit applies. */
export async function runRequestWorker(load: Load): Promise<Client> {
  const client = new Client(load.origin, load.maxAttempts);
  for (let n = 0; !load.isOver(); n += 1) {
    const email = `caller-${n}@example.com`;
    const { status, body } = await client.requestWithRetries('/calls', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${n >> 8}.${n & 255}.2`,
      },
      body: JSON.stringify({ name: 'Cal Ler', email, message: 'Please call.', secondsToFillIn: 60 }),
    });
    if (status === 201 && body.reference !== undefined) load.ledger.requested.set(email, body.reference);
    else load.ledger.failures.push(`call: ${status}`);
    await pause(load.random() * MAX_REQUEST_PAUSE_MS);
  }
  return client;
}

/** Signs in and out repeatedly, and measures how long any instance still accepts the session after the sign-out. */
export async function runSessionWorker(load: Load): Promise<Client> {
  const client = new Client(load.origin, load.maxAttempts);
  while (!load.isOver()) {
    const token = await signIn(client, load);
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await client.requestWithRetries('/auth/profile', { headers });
    if (status !== 200) load.ledger.failures.push(`profile: ${status}`);
    // If the response to the first attempt was lost, the retry finds that the session has ended and returns 401.
    const out = await client.requestWithRetries('/auth/logout', { method: 'POST', headers });
    if (![200, 204, 401].includes(out.status)) load.ledger.failures.push(`sign-out: ${out.status}`);
    load.ledger.revocations.push(await timeUntilRejected(load, headers));
    await pause(500 + load.random() * 1000);
  }
  return client;
}

/**
 * Sends requests directly to every instance until each one has rejected the session. An instance that is down counts as
 * rejecting it. Returns the time in ms until the last instance rejected it, or Infinity if an instance still accepts it
 * after REVOCATION_TIMEOUT_MS.
 */
async function timeUntilRejected({ instances }: Load, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const times = await Promise.all(
    instances.map(async ({ origin }) => {
      for (;;) {
        const sentAt = performance.now() - started;
        const status = await fetch(`${origin}/api/auth/profile`, { headers, signal: AbortSignal.timeout(10_000) }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.status;
          },
          () => 0,
        );
        if (status !== 200) return sentAt;
        if (sentAt > REVOCATION_TIMEOUT_MS) return Infinity;
      }
    }),
  );
  return Math.max(...times);
}
