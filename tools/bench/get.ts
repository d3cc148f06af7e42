import { request, type IncomingHttpHeaders } from 'node:http';

const LIMIT_MS = 10_000;

/** An answer as it came over the wire: nothing is decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One GET on a connection of its own. Rejects when there is no answer within ten seconds. */
export function get(url: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { headers: { 'accept-encoding': encoding }, agent: false, timeout: LIMIT_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`${url} did not answer within ${LIMIT_MS / 1000} s.`)));
    asked.on('error', reject);
    asked.end();
  });
}
