import { once } from 'node:events';
import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A minimal load balancer in front of the instances. */
export interface Proxy {
  origin: string;
  /** Number of requests that were forwarded again, to another instance, because the first one did not respond. */
  retried(): number;
  close(): Promise<void>;
}

/** Interval between two health checks of an instance, in ms. */
const CHECK_MS = 250;
const CHECK_TIMEOUT_MS = 2000;
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Starts a proxy that distributes requests round-robin among the instances that report to be ready.
 *
 * If an instance does not respond, a read request is forwarded to the next instance. Other requests get a 502, because
 * it is not known whether the instance has already made the change.
 */
export async function startProxy(ports: number[]): Promise<Proxy> {
  const ready = new Set<number>();
  let next = 0;
  let retried = 0;

  const check = (port: number) => {
    const probe = sendRequest(
      { host: '127.0.0.1', port, path: '/api/ready', timeout: CHECK_TIMEOUT_MS, agent: false },
      (response) => {
        response.resume();
        if (response.statusCode === 200) ready.add(port);
        else ready.delete(port);
      },
    );
    probe
      .on('timeout', () => probe.destroy())
      .on('error', () => ready.delete(port))
      .end();
  };
  const checks = setInterval(() => ports.forEach(check), CHECK_MS);

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const maxAttempts = IDEMPOTENT.has(request.method ?? '') ? ports.length : 1;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const candidates = ports.filter((port) => ready.has(port));
      const port = candidates[next++ % Math.max(candidates.length, 1)];
      if (port === undefined) break;
      if (attempt > 0) retried += 1;
      if (await forwardTo(port, request, body, response)) return;
      ready.delete(port);
    }
    if (response.headersSent) response.destroy();
    else
      response.writeHead(502, { 'content-type': 'application/json' }).end('{"success":false,"message":"No answer."}');
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retried: () => retried,
    close: async () => {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Forwards a request to an instance. Returns whether the instance began to respond. If its response is cut off later,
 * the client's response is cut off as well.
 */
function forwardTo(
  port: number,
  { method, url, headers: originalHeaders, socket }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const headers = {
    ...originalHeaders,
    'x-forwarded-for': [originalHeaders['x-forwarded-for'] ?? [], socket.remoteAddress].flat().join(', '),
  };
  return new Promise((resolve) => {
    const outgoing = sendRequest({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.on('error', () => response.destroy());
      incoming.pipe(response);
      resolve(true);
    });
    outgoing.on('error', () => resolve(false)).end(body);
  });
}
