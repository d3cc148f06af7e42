import { request, type IncomingHttpHeaders } from 'node:http';

const TIMEOUT_MS = 10_000;

/** An HTTP response. `body` holds the bytes as received, not decompressed. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a GET request on a new connection. `encoding` is the Accept-Encoding. Rejects after ten seconds of inactivity.
 */
export function get(url: string, encoding = 'identity'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { headers: { 'accept-encoding': encoding }, agent: false, timeout: TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s.`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
