import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ApiResult, type Client, pause } from '../../cluster/client';
import { Instance } from '../../cluster/instances';
import { freePort } from '../../shop';

/** Maximum time in ms to wait until a server is ready. */
const READY_MS = 180_000;
/** Maximum time in ms that `timeUntil` waits. */
const RECOVERY_TIMEOUT_MS = 60_000;
/** Timeout of a request in `get`, in ms. */
const REQUEST_TIMEOUT_MS = 15_000;

export const admin = { email: 'faults@spasummit.example', password: 'Killed at any moment' };

/** The result of an injected fault. */
export interface FaultResult {
  name: string;
  /** The responses and states that were observed during the fault. */
  observed: string;
  /** Differences from the expected behaviour, one line each. */
  differences: string[];
  /** Time from the end of the fault until the server worked again, in ms. Infinity if that took more than a minute. */
  recoveryMs: number;
}

/** A response of the API. */
export interface ApiResponse {
  /** HTTP status; 0 if there was no response. */
  status: number;
  retryAfter: string | null;
  text: string;
}

/**
 * Starts a server with these environment variables. `preload` names a file in ../preload to load before the server's
 * code.
 */
export async function startServer(env: Record<string, string>, preload?: string): Promise<Instance> {
  const preloads = ['./scripts/typescript.cjs', ...(preload ? [join(__dirname, '../preload', preload)] : [])];
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

/**
 * Sends a GET request to the server's API, with a session token if given. `path` is relative to `/api`. Never rejects.
 */
export function get({ origin }: Instance, path: string, token?: string): Promise<ApiResponse> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${origin}/api${path}`, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).then(
    async (response) => ({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }),
    () => ({ status: 0, retryAfter: null, text: '' }),
  );
}

/**
 * Waits until `condition` returns true. Returns the time this took in ms, or Infinity if it took more than a minute.
 */
export async function timeUntil(condition: () => Promise<boolean> | boolean): Promise<number> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > RECOVERY_TIMEOUT_MS) return Infinity;
    await pause(100);
  }
  return performance.now() - started;
}

/** Returns a line for each expected value that differs from the observed one. */
export function findDifferences(observed: Record<string, unknown>, expected: Record<string, unknown>): string[] {
  return Object.entries(expected)
    .filter(([what, value]) => observed[what] !== value)
    .map(([what, value]) => `${what} is ${String(observed[what])}, not ${String(value)}`);
}

/** Formats the observed values as one line. */
export const formatValues = (observed: Record<string, unknown>): string =>
  Object.entries(observed)
    .map(([what, value]) => `${what} ${String(value)}`)
    .join(', ');

/** Returns the status of a response of `/api/ready` and, if it is 200, the state of images and mails. */
export function readiness({ status, text }: ApiResponse): { ready: number; pictures?: string; mail?: string } {
  const { pictures, mail } = status === 200 ? (JSON.parse(text) as { pictures: string; mail: string }) : {};
  return { ready: status, ...(pictures && { pictures }), ...(mail && { mail }) };
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const register = (client: Client, email: string): Promise<ApiResult> =>
  client.request('/auth/register', json({ firstName: 'Per', lastName: 'Son', email, password: 'A long enough one' }));

export const signIn = (client: Client, credentials = admin): Promise<ApiResult> =>
  client.request('/auth/login', json(credentials));

/**
 * Creates a product, with or without an image. Two requests with the same idempotency `key` create only one product.
 */
export function createProduct(
  client: Client,
  {
    token,
    image,
    key = randomUUID(),
    description = 'As it was.',
  }: { token: string; image?: Buffer; key?: string; description?: string },
): Promise<ApiResult> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'In trouble', description, price: '1' })) form.set(name, value);
  if (image) form.set('image', new Blob([new Uint8Array(image)]), 'picture.png');
  return client.request('/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: form,
  });
}

/** Returns a PNG image of random noise, which no encoder compresses well. */
export function noisyImage(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#556', noise } })
    .png()
    .toBuffer();
}

/** Returns the number of products, including drafts and archived ones. */
export async function countProducts(server: Instance, token: string): Promise<number> {
  const { text } = await get(server, '/admin/products', token);
  return (JSON.parse(text) as { total: number }).total;
}
