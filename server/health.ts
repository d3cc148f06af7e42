import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { API_PREFIX } from './contractRoutes';
import { pingDatabase } from './healthRows';
import { Problem } from './problems';

const RETRY_AFTER_S = 5;

/**
 * `GET /api/health`: the process answers. Who does not hear that for a while may start it anew. `GET /api/ready`: it can
 * serve, which takes the database. Whoever shares requests out leaves it alone until then, and from the moment when it is
 * told to stop.
 */
export function installHealth(app: FastifyInstance, pool: Pool): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const route = { logLevel: 'warn' } as const;
  app.get(`${API_PREFIX}/health`, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get(`${API_PREFIX}/ready`, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (closing) throw new Problem(503, 'The server is stopping.', RETRY_AFTER_S);
    await pingDatabase(pool);
    return { status: 'ok' };
  });
}
