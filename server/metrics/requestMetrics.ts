import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { API_PREFIX, type Contract } from '../http/contract';
import { isRefused } from '../http/connections';

/** Upper bounds of the histogram buckets for request durations, in seconds. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Route of the live updates. Its requests are not measured, because each may stay open for hours. */
const EVENTS_ROUTE = `${API_PREFIX}/events`;

/** Records the route of a response, as a pattern such as `/api/products/:id`. */
export type RecordRoute = (response: ServerResponse, route: string) => void;

/**
 * Measures the duration of every request. Call it before routes are registered. Returns a function that records the
 * route of a response; callers need it only for responses that are sent without Fastify, such as cached ones.
 */
export function countRequests(app: FastifyInstance, registers: [Registry], contract: Contract): RecordRoute {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response, by API operation (or route) and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress, including live updates.',
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
    const startedAt = performance.now();
    inFlight.inc();
    response.once('close', () => {
      inFlight.dec();
      const route = routes.get(response) ?? 'none';
      if (route === EVENTS_ROUTE) return;
      const operation = operations.get(`${method === 'HEAD' ? 'GET' : method} ${route}`) ?? route;
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      durations.observe({ operation, status }, (performance.now() - startedAt) / 1000);
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    routes.set(reply.raw, request.routeOptions.url ?? 'none');
  });
  return (response, route) => void routes.set(response, route);
}
