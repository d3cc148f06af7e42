import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { ResponseCache } from '../cache/responseCache';
import type { Config } from '../config/readConfig';
import type { Contract } from '../http/contract';
import { UserFacingError } from '../config/userFacingError';
import { selectQueueDepths } from './queueDepthQueries';
import { countRequests, type RecordRoute } from './requestMetrics';

/** Maximum time that a scrape waits for the database, in ms. */
const DATABASE_TIMEOUT_MS = 2000;

interface MetricsOptions {
  config: Config;
  contract: Contract;
  pool: Pool;
  cache: Pick<ResponseCache, 'counts'>;
  /** Returns the number of open live-update streams. */
  listeners: () => number;
}

/**
 * Collects metrics and serves them to Prometheus at `GET /metrics`, on the separate port METRICS_PORT, so that visitors
 * cannot reach them. Call it before routes are registered. Returns the function that records a response's route.
 *
 * If the port cannot be used, `app.ready()` rejects with a UserFacingError.
 */
export function installMetrics(
  app: FastifyInstance,
  { config, contract, pool, cache, listeners }: MetricsOptions,
): RecordRoute {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  collectDefaultMetrics({ register: registry });
  const recordRoute = countRequests(app, registers, contract);

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('shop_live_listeners', 'Pages listening for live updates.', listeners);
  gauge('shop_database_connections_open', 'Open connections in the pool.', () => pool.totalCount);
  gauge('shop_database_connections_busy', 'Pool connections in use.', () => pool.totalCount - pool.idleCount);
  gauge('shop_database_connections_awaited', 'Queries waiting for a connection.', () => pool.waitingCount);
  void new Counter({
    name: 'shop_public_answers_total',
    help: 'Public responses and pages, by whether they came from the cache (kept) or were made.',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      // Cache hits have the label 'kept' and misses 'made'. These old names stay because dashboards may use them.
      this.inc({ from: 'kept' }, cache.counts.hits);
      this.inc({ from: 'made' }, cache.counts.misses);
    },
  });
  const updateGauges = queueDepthGauges(registers, pool);

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void updateGauges()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  app.addHook('onReady', () => listen(server, config));
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  return recordRoute;
}

/**
 * Creates the gauges that are read from the database, and returns a function that updates them. If the database does
 * not respond in time, `shop_database_up` is 0 and the other gauges are NaN.
 */
function queueDepthGauges(registers: [Registry], pool: Pool): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('shop_database_up', 'Whether the database responds: 1 or 0.');
  const mails = gauge('shop_mails_waiting', 'Emails in the outbox.');
  const oldest = gauge('shop_mail_oldest_seconds', 'Age of the oldest email in the outbox.');
  const pictures = gauge('shop_pictures_waiting', 'Pictures waiting for their AVIF.');
  const requests = gauge('shop_requests_waiting', 'Unanswered requests for a consultation or a call.');
  const overdue = gauge('shop_requests_overdue', 'Requests that are still unanswered after 24 hours.');
  const oldestRequest = gauge('shop_request_oldest_seconds', 'Age of the oldest unanswered request.');
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => (timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, null)));
    const depths = await Promise.race([selectQueueDepths(pool).catch(() => null), timeout]);
    clearTimeout(timer);
    up.set(depths ? 1 : 0);
    mails.set(depths?.mails ?? NaN);
    oldest.set(depths?.oldestMailSeconds ?? NaN);
    pictures.set(depths?.pictures ?? NaN);
    requests.set(depths?.requests ?? NaN);
    overdue.set(depths?.overdueRequests ?? NaN);
    oldestRequest.set(depths?.oldestRequestSeconds ?? NaN);
  };
}

function listen(server: ReturnType<typeof createServer>, { host, metricsPort }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new UserFacingError(`METRICS_PORT ${metricsPort} cannot be used (${code}). Set it to a free port.`)),
    );
    server.listen(metricsPort, host, resolve);
  });
}
