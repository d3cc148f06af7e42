import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** Maximum size of a JSON body, in bytes. Multipart forms have separate limits (`multipart.ts`). */
export const JSON_MAX_BYTES = 64 * 1024;

/** Makes `app` parse JSON bodies only. An empty body becomes undefined, which `requireBody` reports as missing. */
export function installJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const text = await readText(payload);
    if (text === '') return undefined;
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body: unknown) => (error ? reject(error) : resolve(body)));
    });
  });
}

/**
 * Reads a stream as UTF-8. Rejects if it is longer than JSON_MAX_BYTES, or if the client disconnects. Each chunk is
 * copied into one Buffer: Fastify's own reader keeps a Buffer per chunk, so a body that arrives byte by byte would take
 * 400 times its size in memory.
 */
async function readText(stream: Readable): Promise<string> {
  let content = Buffer.allocUnsafe(1024);
  let length = 0;
  // Keep the stream open after an error. By default, the iterator destroys it, which closes the connection before the
  // error response is sent.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const needed = length + chunk.length;
    if (needed > JSON_MAX_BYTES) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (needed > content.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * content.length));
      content.copy(larger, 0, 0, length);
      content = larger;
    }
    chunk.copy(content, length);
    length = needed;
  }
  return content.toString('utf8', 0, length);
}
