import type { Postgres } from '../../../../scripts/lib/postgres.mjs';
import { Client, pause } from '../../cluster/client';
import { makeFolder } from '../../shop';
import { ask, create, differences, open, readiness, sentence, signIn, type Trouble, until } from './server';

const GONE_MS = 30_000;

/** PostgreSQL stops for half a minute and comes again. */
export async function databaseGone(postgres: Postgres): Promise<Trouble> {
  const server = await open({ DATABASE_URL: postgres.url, DATA_DIR: await makeFolder() });
  try {
    const client = new Client(server.origin);
    const token = (await signIn(client)).body.token ?? '';
    postgres.stopServer();
    const halted = performance.now();
    const [list, written, profile] = await Promise.all([
      ask(server, '/products?page=2'),
      create(client, { token }),
      ask(server, '/auth/profile', token),
    ]);
    const met = {
      ...readiness(await ask(server, '/ready')),
      health: (await ask(server, '/health')).status,
      list: list.status,
      'list says when to come again': list.retryAfter !== null,
      create: written.status,
      profile: profile.status,
    };
    await pause(GONE_MS - (performance.now() - halted));
    postgres.startServer();
    const healedMs = await until(
      async () =>
        (await ask(server, '/ready')).status === 200 &&
        (await ask(server, '/products?page=3')).status === 200 &&
        (await create(client, { token })).status === 201,
    );
    const promised = {
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
      meanwhile: sentence(met),
      broken: differences({ ...met, starts: server.starts }, promised),
      healedMs,
    };
  } finally {
    await server.stop();
  }
}
