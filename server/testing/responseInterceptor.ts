import { ServerResponse } from 'node:http';
import { makeContractChecker, type ContractChecker } from './contractChecker';

type AnyFunction = (...args: unknown[]) => unknown;

/**
 * Checks every response of this process against the contract and calls `onViolation` for each violation. Patches
 * `ServerResponse`, so that cached responses, which bypass Fastify, and responses to `inject` are included. Returns a
 * function that removes the patch.
 */
export function interceptResponses(onViolation: (violation: string) => void): () => void {
  const prototype = ServerResponse.prototype as unknown as Record<'writeHead' | 'write' | 'end', AnyFunction>;
  const { writeHead, write, end } = prototype;
  const sent = new WeakMap<ServerResponse, { headers: Record<string, unknown>; chunks: Buffer[] }>();
  let checkContract: ContractChecker | undefined;

  const recordOf = (response: ServerResponse) => {
    const record = sent.get(response) ?? { headers: {}, chunks: [] };
    sent.set(response, record);
    return record;
  };
  const addChunk = (response: ServerResponse, chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) recordOf(response).chunks.push(Buffer.from(chunk));
  };

  prototype.writeHead = function (this: ServerResponse, ...args) {
    const headers = args.find((arg) => typeof arg === 'object' && arg !== null) ?? {};
    recordOf(this).headers = { ...this.getHeaders(), ...asRecord(headers) };
    return writeHead.apply(this, args);
  };
  prototype.write = function (this: ServerResponse, ...args) {
    addChunk(this, args[0]);
    return write.apply(this, args);
  };
  prototype.end = function (this: ServerResponse, ...args) {
    addChunk(this, args[0]);
    const result = end.apply(this, args);
    const { method = '', url = '' } = this.req;
    const { headers, chunks } = recordOf(this);
    // For HEAD and for status 304 Node sends no body, even if `write` or `end` is called with one.
    const body = method === 'HEAD' || this.statusCode === 304 ? Buffer.alloc(0) : Buffer.concat(chunks);
    if (url.startsWith('/api/')) {
      checkContract ??= makeContractChecker();
      const violation = checkContract({ method, url, status: this.statusCode, headers, body });
      if (violation !== undefined) onViolation(violation);
    }
    return result;
  };
  return () => void Object.assign(prototype, { writeHead, write, end });
}

/** Converts the headers passed to `writeHead`, an object or a flat array, to a record with lower-case names. */
function asRecord(headers: object): Record<string, unknown> {
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, index) =>
        index % 2 === 0 ? [[String(name), headers[index + 1] as unknown] as const] : [],
      )
    : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
}
