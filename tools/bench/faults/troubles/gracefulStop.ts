import { request } from 'node:http';
import { Client, pause } from '../../cluster/client';
import type { Instance } from '../../cluster/instances';
import { makeFolder } from '../../shop';
import { findDifferences, startServer, register, formatValues, type FaultResult } from './server';

const CALLS = 8;
/** Time in ms until the body of the slow request is complete. */
const BODY_DELAY_MS = 2000;
/** Goal for the time from SIGTERM to the exit, in ms. */
const STOP_MS = 10_000;

/** Sends SIGTERM to a server with running requests. It must complete these requests and exit within ten seconds. */
export async function gracefulStop(): Promise<FaultResult> {
  const server = await startServer({ DATA_DIR: await makeFolder() });
  const client = new Client(server.origin);
  const slow = sendSlowly(server);
  await pause(100);
  const calls = Array.from({ length: CALLS }, (_, n) => register(client, `stop-${n}@example.com`));
  // Wait for the first response before stopping the server. By then it has accepted all requests.
  await Promise.race(calls);
  const started = performance.now();
  const exitCode = await server.stop();
  const tookMs = performance.now() - started;
  const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
  const observed = {
    registered: [...statuses].join(' and '),
    'a body that still arrived': await slow,
    'exit code': exitCode,
    'within 10 s': tookMs < STOP_MS,
  };
  return {
    name: 'SIGTERM with calls under way',
    observed: formatValues(observed),
    differences: findDifferences(observed, {
      registered: '201',
      'a body that still arrived': 401,
      'exit code': 0,
      'within 10 s': true,
    }),
    recoveryMs: tookMs,
  };
}

/** Sends a sign-in request whose body takes two seconds to arrive. Returns the HTTP status. */
function sendSlowly({ origin }: Instance): Promise<number> {
  const body = JSON.stringify({ email: 'slow@example.com', password: 'over a slow line' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve) => {
    const outgoing = request(`${origin}/api/auth/login`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', () => resolve(0)).write(body.slice(0, 10));
    setTimeout(() => outgoing.end(body.slice(10)), BODY_DELAY_MS);
  });
}
