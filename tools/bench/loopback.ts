import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request to a server on this machine. */
export interface Outgoing {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The loopback address that it is sent from. The server's limits count each of them as a network of its own. */
  from?: string;
}

/** A response, or its absence. */
export interface Received {
  /** 0 if there was no complete response. */
  status: number;
  headers: IncomingHttpHeaders;
  text(): string;
  /** From sending the request to the end of the response, in ms. */
  tookMs: number;
}

/** Connections are kept open, separately for each source address. */
const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
/** The longest silence on a connection before a request counts as unanswered. */
const SILENCE_MS = 30_000;

/** Sends a request and reads the whole response. Never rejects. */
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
    const options = { method, headers, agent, localAddress: from, timeout: SILENCE_MS };
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

/** Returns one of 62,500 loopback addresses: the same number returns the same address. */
export function loopbackAddress(block: number, number: number): string {
  return `127.${block}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
}
