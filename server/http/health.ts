import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import { currentHeaders } from '../cache/cacheFastPath';
import { API_PREFIX } from './contractRoutes';
import { pingDatabase } from './healthQueries';
import type { ImageStore } from '../images/imageStore';
import { HttpError } from './httpErrors';

const READY = `${API_PREFIX}/ready`;
const RETRY_AFTER_S = 5;
/** How long the result of a database check is reused, in ms: anybody may send the request, and each check is a query. */
const DATABASE_MS = 1000;
/** How long the result of an image storage check is reused, in ms: requests to a bucket cost money. */
const PICTURES_MS = 5000;

/** Sends the readiness of less than a second ago, before Fastify sees the request. Returns false if there is none. */
export type RespondReady = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * `GET /api/health`: the process responds. A supervisor restarts a server that does not.
 *
 * `GET /api/ready`: the server can serve, which takes the database. Load balancers send requests elsewhere until then,
 * and from the moment when the server is told to stop. The body also tells of delayed mail and of pictures that cannot be
 * stored; the rest of the shop does without them. Returns the function that sends a recent response again.
 */
export function installHealth(app: FastifyInstance, pool: Pool, store: Pick<ImageStore, 'check'>): RespondReady {
  let closing = false;
  /** The last response of `/api/ready`, which is sent again for a second. */
  let last: { at: number; headers: Record<string, string>; body: string } | undefined;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const checkDatabase = remember(DATABASE_MS, () => pingDatabase(pool));
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
  app.get(READY, route, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (closing) throw new HttpError(503, 'The server is stopping.', RETRY_AFTER_S);
    const { mailFailed } = await checkDatabase();
    const body = JSON.stringify({
      status: 'ok',
      database: 'ok',
      mail: mailFailed ? 'delayed' : 'ok',
      pictures: await checkPictures(),
    });
    void reply.type('application/json; charset=utf-8');
    last = {
      at: performance.now(),
      headers: { ...currentHeaders(reply), 'content-length': String(Buffer.byteLength(body)) },
      body,
    };
    return reply.send(body);
  });

  return ({ method, url }, response) => {
    if (url !== READY || method !== 'GET' || closing || !last || performance.now() - last.at >= DATABASE_MS)
      return false;
    response.writeHead(200, last.headers).end(last.body);
    return true;
  };
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
