import { randomUUID } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { type Client, type Outcome, pause } from '../../cluster/client';
import { Instance } from '../../cluster/instances';
import { freePort } from '../../shop';

const READY_MS = 180_000;
const HEALED_MS = 60_000;
const ANSWER_MS = 15_000;

export const admin = { email: 'faults@spasummit.example', password: 'Killed at any moment' };

/** One trouble: what was answered meanwhile, what of that is not as promised, and how long after its end all was well. */
export interface Trouble {
  name: string;
  meanwhile: string;
  /** Empty where everything was as promised. */
  broken: string[];
  /** In ms; Infinity where it took more than a minute. */
  healedMs: number;
}

/** What an address of a server answers; status 0 where it does not. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** Starts a server with these settings, and in NODE_OPTIONS a preload of `../preload` where one is named. */
export async function open(env: Record<string, string>, preload?: string): Promise<Instance> {
  const preloads = ['./scripts/typescript.cjs', ...(preload ? [path.join(__dirname, '../preload', preload)] : [])];
  const server = new Instance(await freePort(), {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    NODE_OPTIONS: preloads.map((one) => `--require ${one}`).join(' '),
    ...env,
  });
  server.start();
  await server.whenReady(READY_MS);
  return server;
}

/** Asks a server's API as a guest, or with a token. */
export function ask({ origin }: Instance, at: string, token?: string): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${origin}/api${at}`, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).then(
    async (answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: await answer.text(),
    }),
    () => ({ status: 0, retryAfter: null, text: '' }),
  );
}

/** How long until this is so, in ms; Infinity where it takes more than a minute. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > HEALED_MS) return Infinity;
    await pause(100);
  }
  return performance.now() - started;
}

/** Compares what was met with what was promised; gives a line for each difference. */
export function differences(met: Record<string, unknown>, promised: Record<string, unknown>): string[] {
  return Object.entries(promised)
    .filter(([what, value]) => met[what] !== value)
    .map(([what, value]) => `${what} is ${String(met[what])}, not ${String(value)}`);
}

export const sentence = (met: Record<string, unknown>): string =>
  Object.entries(met)
    .map(([what, value]) => `${what} ${String(value)}`)
    .join(', ');

/** What the parts of `/api/ready` say. */
export function readiness({ status, text }: Answer): { ready: number; pictures?: string; mail?: string } {
  const { pictures, mail } = status === 200 ? (JSON.parse(text) as { pictures: string; mail: string }) : {};
  return { ready: status, ...(pictures && { pictures }), ...(mail && { mail }) };
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const register = (client: Client, email: string): Promise<Outcome> =>
  client.once('/auth/register', json({ firstName: 'Per', lastName: 'Son', email, password: 'A long enough one' }));

export const signIn = (client: Client, who = admin): Promise<Outcome> => client.once('/auth/login', json(who));

/** Adds a product, with a picture or without; `key` makes a second press the same product. */
export function create(
  client: Client,
  {
    token,
    picture,
    key = randomUUID(),
    description = 'As it was.',
  }: { token: string; picture?: Buffer; key?: string; description?: string },
): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'In trouble', description, price: '1' })) form.set(name, value);
  if (picture) form.set('image', new Blob([new Uint8Array(picture)]), 'picture.png');
  return client.once('/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: form,
  });
}

/** A picture that nothing compresses well: noise. */
export function noisyPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#556', noise } })
    .png()
    .toBuffer();
}

/** How many products there are, drafts and archived ones included. */
export async function countProducts(server: Instance, token: string): Promise<number> {
  const { text } = await ask(server, '/admin/products', token);
  return (JSON.parse(text) as { total: number }).total;
}
