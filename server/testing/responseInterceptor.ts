import { ServerResponse } from 'node:http';
import { makeContractChecker, type ContractChecker } from './contractChecker';

type Loose = (...words: unknown[]) => unknown;

/**
 * Hears every answer of this process, whichever way it leaves (Fastify, the answers kept before it, `inject`), and tells
 * what breaks the contract. Gives the function that ends it.
 */
export function interceptResponses(tell: (violation: string) => void): () => void {
  const wire = ServerResponse.prototype as unknown as Record<'writeHead' | 'write' | 'end', Loose>;
  const { writeHead, write, end } = wire;
  const sent = new WeakMap<ServerResponse, { headers: Record<string, unknown>; chunks: Buffer[] }>();
  let referee: ContractChecker | undefined;

  const recordOf = (response: ServerResponse) => {
    const record = sent.get(response) ?? { headers: {}, chunks: [] };
    sent.set(response, record);
    return record;
  };
  const keep = (response: ServerResponse, chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) recordOf(response).chunks.push(Buffer.from(chunk));
  };

  wire.writeHead = function (this: ServerResponse, ...words) {
    const given = words.find((word) => typeof word === 'object' && word !== null) ?? {};
    recordOf(this).headers = { ...this.getHeaders(), ...asRecord(given) };
    return writeHead.apply(this, words);
  };
  wire.write = function (this: ServerResponse, ...words) {
    keep(this, words[0]);
    return write.apply(this, words);
  };
  wire.end = function (this: ServerResponse, ...words) {
    keep(this, words[0]);
    const result = end.apply(this, words);
    const { method = '', url = '' } = this.req;
    const { headers, chunks } = recordOf(this);
    // Node sends no body with these, whatever it is given.
    const body = method === 'HEAD' || this.statusCode === 304 ? Buffer.alloc(0) : Buffer.concat(chunks);
    if (url.startsWith('/api/')) {
      referee ??= makeContractChecker();
      const violation = referee({ method, url, status: this.statusCode, headers, body });
      if (violation !== undefined) tell(violation);
    }
    return result;
  };
  return () => void Object.assign(wire, { writeHead, write, end });
}

function asRecord(headers: object): Record<string, unknown> {
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1] as unknown] as const] : []))
    : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
}
