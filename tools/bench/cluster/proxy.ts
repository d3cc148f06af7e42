import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What stands before the instances, as small as a load balancer can be. */
export interface Proxy {
  origin: string;
  /** How often a request was sent on to another instance because the first one gave no answer. */
  retried(): number;
  close(): Promise<void>;
}

const CHECK_MS = 250;
const CHECK_LIMIT_MS = 2000;
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Shares requests out among the instances that say they are ready, one after the other. What only reads goes to the next
 * one when an instance gives no answer; whether a change was made nobody knows then, so that one is a 502.
 */
export async function startProxy(ports: number[]): Promise<Proxy> {
  const ready = new Set<number>();
  let turn = 0;
  let retried = 0;

  const check = (port: number) => {
    const probe = ask(
      { host: '127.0.0.1', port, path: '/api/ready', timeout: CHECK_LIMIT_MS, agent: false },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) ready.add(port);
        else ready.delete(port);
      },
    );
    probe
      .on('timeout', () => probe.destroy())
      .on('error', () => ready.delete(port))
      .end();
  };
  const checks = setInterval(() => ports.forEach(check), CHECK_MS);

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const chances = IDEMPOTENT.has(request.method ?? '') ? ports.length : 1;
    for (let chance = 0; chance < chances; chance += 1) {
      const candidates = ports.filter((port) => ready.has(port));
      const port = candidates[turn++ % Math.max(candidates.length, 1)];
      if (port === undefined) break;
      if (chance > 0) retried += 1;
      if (await passTo(port, request, body, response)) return;
      ready.delete(port);
    }
    if (response.headersSent) response.destroy();
    else
      response.writeHead(502, { 'content-type': 'application/json' }).end('{"success":false,"message":"No answer."}');
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
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

/** Gives whether an answer began to arrive; one that breaks off afterwards breaks off for the caller too. */
function passTo(
  port: number,
  { method, url, headers: given, socket }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const headers = {
    ...given,
    'x-forwarded-for': [given['x-forwarded-for'] ?? [], socket.remoteAddress].flat().join(', '),
  };
  return new Promise((resolve) => {
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
      resolve(true);
    });
    onward.on('error', () => resolve(false)).end(body);
  });
}
