import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** The most that a JSON body may have; forms with an image have limits of their own (`uploads.ts`). */
export const JSON_MAX_BYTES = 64 * 1024;

/** Makes `app` take JSON bodies and no others. An empty body becomes undefined, so that the guard can say so. */
export function installBodies(app: FastifyInstance): void {
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
 * Reads a stream as UTF-8. Each chunk is copied as it arrives: Fastify's own reader keeps a Buffer for each of them, which
 * takes four hundred times the memory of a body that arrives a byte at a time. Rejects if it is longer than
 * JSON_MAX_BYTES, or if the client hangs up.
 */
async function readText(stream: Readable): Promise<string> {
  let content = Buffer.allocUnsafe(1024);
  let length = 0;
  // The stream is the connection: it must stay open for the response if the loop is left early.
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
