/** Finds the limit of a server, and sends traffic at 80 % of it. */
import path from 'node:path';
import { Client } from '../cluster/client';
import { Instance } from '../cluster/instances';
import { seededRandom } from '../cluster/random';
import { freePort, makeFolder } from '../shop';
import { line, summarize } from './figures';
import { sendAtRate, type SentRequest, type Traffic } from './traffic';

const admin = { email: 'load@spasummit.example', password: 'As much as it can' };
const READY_MS = 180_000;
const WARM_UP_SECONDS = 20;
/** Request rate at which the ramp begins, in requests per second. */
const RAMP_FROM = 100;
/** Factor between two request rates of the ramp. */
const RAMP_STEP = 1.2;
/** Duration of each request rate of the ramp. */
const RAMP_SECONDS = 6;
/** The server is at its limit if the 99th percentile exceeds this time in ms, or if any request is rejected. */
export const SLOW_MS = 100;
/** The share of the limit at which the server must work steadily. */
export const STEADY_SHARE = 0.8;
/** Goal at 80 % of the limit: the 99th percentile is below this time, in ms. */
export const P99_GOAL_MS = 30;
/** Goal at 80 % of the limit: the maximum median duration of a write, in ms. */
export const CHANGE_GOAL_MS = 15;

/** Options of Node that load the trace into a server. */
const tracePreloads = ['./scripts/typescript.cjs', path.join(__dirname, 'preload/traceSlowRequests.ts')]
  .map((file) => `--require ${file}`)
  .join(' ');

/** The server to start for a load test. */
interface LoadServer {
  /** Without it, the server uses the embedded database. */
  databaseUrl?: string;
  /** The folder of a built copy of the project; by default, the project itself. */
  project?: string;
  /** The data folder that servers of the same shop share; by default, a new one. */
  dataDir?: string;
  /** Whether the server prints at its exit why requests were slow. */
  trace?: boolean;
}

/** Starts a server in production mode and waits until it is ready. */
export async function startLoadServer({ databaseUrl, project, dataDir, trace }: LoadServer): Promise<Instance> {
  const settings = {
    DATA_DIR: dataDir ?? (await makeFolder()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    NODE_ENV: 'production',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(trace && { NODE_OPTIONS: tracePreloads }),
  };
  const server = new Instance(await freePort(), settings, project);
  server.start();
  await server.whenReady(READY_MS);
  return server;
}

/**
 * Returns the parameters of the traffic to servers of one shop. Signs in to get a session token, and reads the product
 * ids from the API.
 */
export async function prepareTraffic(servers: Instance[], seed: number): Promise<Traffic> {
  const origins = servers.map(({ origin }) => origin);
  const [origin = ''] = origins;
  const signedIn = await new Client(origin).request('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const list = (await (await fetch(`${origin}/api/products?limit=60`)).json()) as { products: { _id: string }[] };
  const ids = list.products.map(({ _id }) => _id);
  return { origins, token: signedIn.body.token ?? '', ids, random: seededRandom(seed) };
}

/**
 * Returns the highest request rate of the ramp that the server sustains, in requests per second. Calls `report` with a
 * line for each rate.
 */
export async function findLimit(traffic: Traffic, report: (line: string) => void): Promise<number> {
  await (
    await sendAtRate(traffic, RAMP_FROM, WARM_UP_SECONDS)
  ).settled;
  let limit = RAMP_FROM;
  for (let perSecond = RAMP_FROM; ; perSecond = Math.ceil(perSecond * RAMP_STEP)) {
    // Try each rate twice, because other work on the machine can make the first try fail.
    if (!(await sustains(traffic, perSecond, report)) && !(await sustains(traffic, perSecond, report))) return limit;
    limit = perSecond;
  }
}

/**
 * Returns whether the server handles this request rate: no rejected or failed request, 99th percentile at most SLOW_MS.
 */
async function sustains(traffic: Traffic, perSecond: number, report: (line: string) => void): Promise<boolean> {
  const { sent, settled } = await sendAtRate(traffic, perSecond, RAMP_SECONDS);
  await settled;
  const figures = summarize(sent);
  report(line('ramp', perSecond, figures));
  return figures.shed + figures.errors === 0 && figures.p99 <= SLOW_MS;
}

/** Sends traffic at a constant rate. Calls `afterMinute` with the requests of each minute. Returns all requests. */
export async function sendForMinutes(
  traffic: Traffic,
  perSecond: number,
  minutes: number,
  afterMinute: (minute: number, sent: SentRequest[]) => void,
): Promise<SentRequest[]> {
  const all: SentRequest[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { sent, settled } = await sendAtRate(traffic, perSecond, 60);
    await settled;
    all.push(...sent);
    afterMinute(minute, sent);
  }
  return all;
}
