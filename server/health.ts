import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { API_PREFIX } from './contractRoutes';
import { askDatabase } from './healthRows';
import type { PictureStore } from './pictures/store';
import { Problem } from './problems';

const RETRY_AFTER_S = 5;
/** Whether pictures can be stored is looked up this often at most, in ms: anybody may ask, and a bucket costs money. */
const PICTURES_MS = 5000;

/**
 * `GET /api/health`: the process answers. Who does not hear that for a while may start it anew. `GET /api/ready`: it can
 * serve, which takes the database. Whoever shares requests out leaves it alone until then, and from the moment when it is
 * told to stop. Mail that is delayed and pictures that cannot be stored are said there too; the rest of the shop does
 * without them.
 */
export function installHealth(app: FastifyInstance, pool: Pool, store: Pick<PictureStore, 'check'>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  let pictures = Promise.resolve('ok');
  let lookedAt = -Infinity;
  function lookAtPictures(): Promise<string> {
    if (performance.now() - lookedAt < PICTURES_MS) return pictures;
    lookedAt = performance.now();
    pictures = store.check().then(
      () => 'ok',
      () => 'failing',
    );
    return pictures;
  }

  const route = { logLevel: 'warn', config: { neverShed: true } } as const;
  app.get(`${API_PREFIX}/health`, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get(`${API_PREFIX}/ready`, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (closing) throw new Problem(503, 'The server is stopping.', RETRY_AFTER_S);
    const { mailFailed } = await askDatabase(pool);
    return { status: 'ok', database: 'ok', mail: mailFailed ? 'delayed' : 'ok', pictures: await lookAtPictures() };
  });
}
