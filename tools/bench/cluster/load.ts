import { randomUUID } from 'node:crypto';
import { Client, pause, type WireProduct } from './client';

/** What was promised to the clients, to be compared with what is there. */
export interface Ledger {
  /** Names of products by the id that was acknowledged. */
  created: Map<string, string>;
  /** Descriptions that were acknowledged, in order, by product. */
  updated: Map<string, string[]>;
  reads: number;
  /** What no pressing again has healed. */
  unhealed: string[];
  /** From the acknowledged sign-out to the last refusal by any instance, in ms. */
  revocations: number[];
}

export interface Load {
  origin: string;
  instances: { origin: string }[];
  admin: { email: string; password: string };
  picture: Buffer;
  random: () => number;
  /** Tells this run's products from others. */
  run: string;
  ledger: Ledger;
  /** Of its clients, where it is more than usual. */
  patience?: number;
  isOver: () => boolean;
}

const OWN_PRODUCTS = 20;
const REVOCATION_LIMIT_MS = 5000;

/** One member of staff at work until the time is over. Gives their client, for its counts. */
export async function work(load: Load, worker: number): Promise<Client> {
  const { random, ledger, run, isOver } = load;
  const client = new Client(load.origin, load.patience);
  const authorization = `Bearer ${await signIn(client, load)}`;
  const own: WireProduct[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const dice = random();
    const product = own[Math.floor(random() * own.length)];
    if (dice < 0.3 || !product) {
      const created = await create(client, load, {
        authorization,
        name: `${run} ${worker}-${n}`,
        withPicture: random() < 0.1,
      });
      if (created && own.length < OWN_PRODUCTS) own.push(created);
    } else if (dice < 0.6) {
      await update(client, load, { authorization, product, description: `${run} ${worker}-${n}` });
    } else {
      const path = dice < 0.8 ? '/products?limit=12' : `/products/${product._id}`;
      const { status } = await client.patient(path);
      ledger.reads += 1;
      if (status !== 200) ledger.unhealed.push(`GET ${path}: ${status}`);
    }
  }
  return client;
}

async function signIn(client: Client, { admin, ledger }: Load): Promise<string> {
  const { status, body } = await client.patient('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (status !== 200) ledger.unhealed.push(`sign-in: ${status}`);
  return body.token ?? '';
}

async function create(
  client: Client,
  { ledger, picture }: Load,
  { authorization, name, withPicture }: { authorization: string; name: string; withPicture: boolean },
): Promise<WireProduct | undefined> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, description: name, category: 'sauna', price: '100' }))
    form.set(field, value);
  if (withPicture) form.set('image', new Blob([new Uint8Array(picture)]), 'picture.png');
  // The key stays for as long as nothing is changed in the form.
  const headers = { authorization, 'idempotency-key': randomUUID() };
  const { status, body } = await client.patient('/products', { method: 'POST', headers, body: form });
  if (status !== 201 || !body.product) {
    ledger.unhealed.push(`create: ${status}`);
    return undefined;
  }
  ledger.created.set(body.product._id, name);
  return body.product;
}

/** As the edit form: from the version that was read; where that is over, merged with what stands now. */
async function update(
  client: Client,
  { ledger }: Load,
  { authorization, product, description }: { authorization: string; product: WireProduct; description: string },
): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const form = new FormData();
    form.set('description', description);
    const headers = { authorization, 'if-match': `"${product.version}"` };
    const { status, body } = await client.patient(`/products/${product._id}`, { method: 'PUT', headers, body: form });
    const merged =
      status === 412
        ? (await client.patient(`/admin/products/${product._id}`, { headers: { authorization } })).body
        : body;
    if ((status !== 200 && status !== 412) || !merged.product) {
      ledger.unhealed.push(`update: ${status}`);
      return;
    }
    product.version = merged.product.version;
    // After a 412 it may be our own words that stand there: the answer to the first attempt was lost.
    if (merged.product.description === description) {
      ledger.updated.set(product._id, [...(ledger.updated.get(product._id) ?? []), description]);
      return;
    }
  }
  ledger.unhealed.push('update: refused for ever');
}

/** Signs in and out, and looks how long any instance still lets the session in. */
export async function revoke(load: Load): Promise<Client> {
  const client = new Client(load.origin, load.patience);
  while (!load.isOver()) {
    const token = await signIn(client, load);
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await client.patient('/auth/profile', { headers });
    if (status !== 200) load.ledger.unhealed.push(`profile: ${status}`);
    // A second sign-out, after an answer that was lost, finds the session ended: 401.
    const out = await client.patient('/auth/logout', { method: 'POST', headers });
    if (![200, 204, 401].includes(out.status)) load.ledger.unhealed.push(`sign-out: ${out.status}`);
    load.ledger.revocations.push(await untilRefused(load, headers));
    await pause(500 + load.random() * 1000);
  }
  return client;
}

/** Asks every instance itself until each has refused; one that is down lets nobody in. Gives the ms of the last welcome. */
async function untilRefused({ instances }: Load, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const times = await Promise.all(
    instances.map(async ({ origin }) => {
      for (;;) {
        const asked = performance.now() - started;
        const status = await fetch(`${origin}/api/auth/profile`, { headers, signal: AbortSignal.timeout(10_000) }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        if (status !== 200) return asked;
        if (asked > REVOCATION_LIMIT_MS) return Infinity;
      }
    }),
  );
  return Math.max(...times);
}
