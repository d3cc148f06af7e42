import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request to a server on this machine. */
export interface Outgoing {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The source IP address, a loopback address. The server's rate limits count each one as a different network. */
  from?: string;
}

/** A response, or the failure to get one. */
export interface Received {
  /** HTTP status; 0 if there was no complete response. */
  status: number;
  headers: IncomingHttpHeaders;
  text(): string;
  /** Time from sending the request to the end of the response, in ms. */
  tookMs: number;
}

/** Keep-alive agent. Node reuses a connection only for requests from the same source IP address. */
const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
/** A request fails if its connection is idle for this long, in ms. */
const TIMEOUT_MS = 30_000;

/** Sends a request and reads the whole response. Never rejects: the status is 0 if the request fails. */
export function send(origin: string, { method = 'GET', path, headers, body, from }: Outgoing): Promise<Received> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, received: IncomingHttpHeaders, chunks: Buffer[]) =>
      resolve({
        status,
        headers: received,
        text: () => Buffer.concat(chunks).toString(),
        tookMs: performance.now() - sentAt,
      });
    const fail = () => settle(0, {}, []);
    const options = { method, headers, agent, localAddress: from, timeout: TIMEOUT_MS };
    const outgoing = request(origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail).on('end', () => settle(response.statusCode ?? 0, response.headers, chunks));
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', fail).end(body);
  });
}

/** Returns a POST request with a JSON body. */
export function post(path: string, body: object): Outgoing {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/**
 * Returns the loopback IP address for a number, from 127.`block`.0.0/16. The addresses repeat after 62,500 numbers.
 */
export function loopbackAddress(block: number, number: number): string {
  return `127.${block}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
}
