import { request } from 'node:http';
import { Client, pause } from '../../cluster/client';
import type { Instance } from '../../cluster/instances';
import { makeFolder } from '../../shop';
import { differences, open, register, sentence, type Trouble } from './server';

const CALLS = 8;
const ARRIVES_MS = 2000;
const STOPPED_MS = 10_000;

/** SIGTERM in the middle of calls: those under way are answered, and the process ends within ten seconds. */
export async function toldToStop(): Promise<Trouble> {
  const server = await open({ DATA_DIR: await makeFolder() });
  const client = new Client(server.origin);
  const slow = sendSlowly(server);
  await pause(100);
  const calls = Array.from({ length: CALLS }, (_, n) => register(client, `stop-${n}@example.com`));
  // Once the first has its answer the server has taken the others on.
  await Promise.race(calls);
  const started = performance.now();
  const exitCode = await server.stop();
  const tookMs = performance.now() - started;
  const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
  const met = {
    registered: [...statuses].join(' and '),
    'a body that still arrived': await slow,
    'exit code': exitCode,
    'within 10 s': tookMs < STOPPED_MS,
  };
  return {
    name: 'SIGTERM with calls under way',
    meanwhile: sentence(met),
    broken: differences(met, {
      registered: '201',
      'a body that still arrived': 401,
      'exit code': 0,
      'within 10 s': true,
    }),
    healedMs: tookMs,
  };
}

/** A sign-in whose body takes two seconds to arrive; gives the status. */
function sendSlowly({ origin }: Instance): Promise<number> {
  const body = JSON.stringify({ email: 'slow@example.com', password: 'over a slow line' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve) => {
    const sending = request(`${origin}/api/auth/login`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', () => resolve(0)).write(body.slice(0, 10));
    setTimeout(() => sending.end(body.slice(10)), ARRIVES_MS);
  });
}
