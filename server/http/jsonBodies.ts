import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** The maximum size of a JSON body. Forms with an image have limits of their own (`uploads.ts`). */
export const JSON_MAX_BYTES = 64 * 1024;

/** Makes `app` accept JSON bodies only. An empty body becomes undefined, which a guard reports as missing. */
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
 * Reads a stream as UTF-8. Each chunk is copied into one Buffer as it arrives. Fastify's reader keeps a Buffer for each
 * chunk, so that a body that arrives a byte at a time takes 400 times its size. Rejects if the body is longer than
 * JSON_MAX_BYTES, or if the client disconnects.
 */
async function readText(stream: Readable): Promise<string> {
  let content = Buffer.allocUnsafe(1024);
  let length = 0;
  // Destroying the stream would close the connection before the response is sent.
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
