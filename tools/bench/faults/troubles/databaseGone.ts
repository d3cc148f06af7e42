import type { Postgres } from '../../../../scripts/lib/postgres.mjs';
import { Client, pause } from '../../cluster/client';
import { makeFolder } from '../../shop';
import {
  get,
  createProduct,
  findDifferences,
  startServer,
  readiness,
  formatValues,
  signIn,
  type FaultResult,
  timeUntil,
} from './server';

/** Duration of the outage in ms. */
const OUTAGE_MS = 30_000;

/** Stops PostgreSQL for half a minute and starts it again. */
export async function databaseGone(postgres: Postgres): Promise<FaultResult> {
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: await makeFolder() });
  try {
    const client = new Client(server.origin);
    const token = (await signIn(client)).body.token ?? '';
    postgres.stopServer();
    const stoppedAt = performance.now();
    const [list, written, profile] = await Promise.all([
      get(server, '/products?page=2'),
      createProduct(client, { token }),
      get(server, '/auth/profile', token),
    ]);
    // A successful check of the database is reused for a second.
    await timeUntil(async () => (await get(server, '/ready')).status !== 200);
    const observed = {
      ...readiness(await get(server, '/ready')),
      health: (await get(server, '/health')).status,
      list: list.status,
      'list says when to come again': list.retryAfter !== null,
      create: written.status,
      profile: profile.status,
    };
    await pause(OUTAGE_MS - (performance.now() - stoppedAt));
    postgres.startServer();
    const recoveryMs = await timeUntil(
      async () =>
        (await get(server, '/ready')).status === 200 &&
        (await get(server, '/products?page=3')).status === 200 &&
        (await createProduct(client, { token })).status === 201,
    );
    const expected = {
      ready: 503,
      health: 200,
      list: 503,
      'list says when to come again': true,
      create: 503,
      profile: 503,
      starts: 1,
    };
    return {
      name: 'database gone for 30 s',
      observed: formatValues(observed),
      differences: findDifferences({ ...observed, starts: server.starts }, expected),
      recoveryMs,
    };
  } finally {
    await server.stop();
  }
}
