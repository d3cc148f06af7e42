import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { currentHeaders } from '../cache/cacheFastPath';
import { API_PREFIX } from './contract';
import { pingDatabase } from './healthQueries';
import type { ImageStore } from '../images/imageStore';
import { HttpError } from './httpErrors';
import type { EarlyHandler } from './serverFactory';

const READY = `${API_PREFIX}/ready`;
const RETRY_AFTER_S = 5;
/**
 * How long the result of a database check is reused, in ms. Any client may request a check, and each check is a query.
 */
const DATABASE_CHECK_TTL_MS = 1000;
/**
 * How long the result of an image storage check is reused, in ms. With S3 storage, each check is a request that costs
 * money.
 */
const STORAGE_CHECK_TTL_MS = 5000;

/**
 * Registers the health endpoints. Returns a handler that runs before Fastify and serves `GET /api/ready` if its last
 * successful response is less than a second old: it sends that response again.
 *
 * `GET /api/health` responds as long as the process runs. A supervisor should restart the server if it does not.
 *
 * `GET /api/ready` succeeds if the database responds, and fails once shutdown has started. Load balancers should send
 * requests elsewhere while it fails. Delayed mail and failing image storage are reported in the response body, but do
 * not make it fail, because the rest of the shop still works.
 */
export function installHealth(app: FastifyInstance, pool: Pool, store: Pick<ImageStore, 'check'>): EarlyHandler {
  let closing = false;
  /** The last successful response of `/api/ready`. It is reused for DATABASE_CHECK_TTL_MS. */
  let last: { at: number; headers: Record<string, string>; body: string } | undefined;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const checkDatabase = shareFor(DATABASE_CHECK_TTL_MS, () => pingDatabase(pool));
  const checkStorage = shareFor(STORAGE_CHECK_TTL_MS, () =>
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
    if (closing) throw new HttpError(503, 'The server is shutting down.', RETRY_AFTER_S);
    const { mailFailed } = await checkDatabase();
    const body = JSON.stringify({
      status: 'ok',
      database: 'ok',
      mail: mailFailed ? 'delayed' : 'ok',
      pictures: await checkStorage(),
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
    if (url !== READY || method !== 'GET' || closing || !last || performance.now() - last.at >= DATABASE_CHECK_TTL_MS)
      return false;
    response.writeHead(200, last.headers).end(last.body);
    return true;
  };
}

/** Wraps `check` so that all calls within `ms` of the last check share its result or its rejection. */
function shareFor<T>(ms: number, check: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  let checkedAt = 0;
  return () => {
    if (result === undefined || performance.now() - checkedAt >= ms) {
      checkedAt = performance.now();
      result = check();
    }
    return result;
  };
}
