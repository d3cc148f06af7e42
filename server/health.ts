import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { API_PREFIX } from './contractRoutes';
import { askDatabase } from './healthRows';
import type { PictureStore } from './pictures/store';
import { Problem } from './problems';

const RETRY_AFTER_S = 5;
/** Time for which a look at the database is good, in ms: anybody may ask, and each look is a query. */
const DATABASE_MS = 1000;
/** Time for which a look at the store of pictures is good, in ms: a bucket costs money. */
const PICTURES_MS = 5000;

/**
 * `GET /api/health`: the process responds. A supervisor restarts a server that does not.
 *
 * `GET /api/ready`: the server can serve, which takes the database. Load balancers send requests elsewhere until then,
 * and from the moment when the server is told to stop. The body also tells of delayed mail and of pictures that cannot be
 * stored; the rest of the shop does without them.
 */
export function installHealth(app: FastifyInstance, pool: Pool, store: Pick<PictureStore, 'check'>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const checkDatabase = remember(DATABASE_MS, () => askDatabase(pool));
  const checkPictures = remember(PICTURES_MS, () =>
    store.check().then(
      () => 'ok',
      () => 'failing',
    ),
  );

  const route = { logLevel: 'warn', config: { neverShed: true } } as const;
  app.get(`${API_PREFIX}/health`, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get(`${API_PREFIX}/ready`, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (closing) throw new Problem(503, 'The server is stopping.', RETRY_AFTER_S);
    const { mailFailed } = await checkDatabase();
    return { status: 'ok', database: 'ok', mail: mailFailed ? 'delayed' : 'ok', pictures: await checkPictures() };
  });
}

/** Returns `check` with its outcome, a rejection included, shared by all calls within `ms` of the one that began it. */
function remember<T>(ms: number, check: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | undefined;
  let checkedAt = 0;
  return () => {
    if (outcome === undefined || performance.now() - checkedAt >= ms) {
      checkedAt = performance.now();
      outcome = check();
    }
    return outcome;
  };
}
