import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Contract } from '../http/contract';
import { isRefused } from '../http/connections';
import { API_PREFIX } from '../http/contractRoutes';

const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Who listens to live updates stays for hours: counted as a listener, not as a request. */
const LISTENING = `${API_PREFIX}/events`;

/** Says of an answer which route it is of, as a pattern. */
export type RecordRoute = (response: ServerResponse, route: string) => void;

/**
 * Counts every request that reaches the port, those that are answered from the cache before Fastify included; gives the
 * function that those say their route with. To be called before routes are registered.
 */
export function countRequests(app: FastifyInstance, registers: [Registry], contract: Contract): RecordRoute {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by operation of the contract (or route) and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered, live updates included.',
    registers,
  });
  const operations = new Map(
    contract.operations.map(({ method, path, operationId }) => [
      `${method} ${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operationId,
    ]),
  );
  const routes = new WeakMap<ServerResponse, string>();

  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isRefused(request)) return;
    const { method = '' } = request;
    const began = performance.now();
    inFlight.inc();
    response.once('close', () => {
      inFlight.dec();
      const route = routes.get(response) ?? 'none';
      if (route === LISTENING) return;
      const operation = operations.get(`${method === 'HEAD' ? 'GET' : method} ${route}`) ?? route;
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      durations.observe({ operation, status }, (performance.now() - began) / 1000);
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    routes.set(reply.raw, request.routeOptions.url ?? 'none');
  });
  return (response, route) => void routes.set(response, route);
}
