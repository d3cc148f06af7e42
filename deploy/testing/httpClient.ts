/** An HTTP/2 client for a proxy with a certificate of its own, which can choose the address that it connects from. */
import { type ClientHttp2Session, type ClientHttp2Stream, connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface HttpClient {
  request(path: string, options?: Request): Promise<Response>;
  /**
   * Opens `/api/events`. `opened` resolves once the stream sends something: from then on, it sends every event. `next`
   * resolves to the data of the next event with that name.
   */
  events(): { opened: Promise<void>; next(event: string): Promise<string>; close(): void };
  close(): void;
}

/** Opens one HTTP/2 connection to `https://localhost:PORT`. `ca` is the certificate that signed the proxy's. */
export function openClient({ port, ca, from = '127.0.0.1' }: { port: number; ca: string; from?: string }): HttpClient {
  const tls = { host: '127.0.0.1', port, ca, servername: 'localhost', ALPNProtocols: ['h2'], localAddress: from };
  const session: ClientHttp2Session = connect(`https://localhost:${port}`, { createConnection: () => connectTls(tls) });
  // Each request reports the error.
  session.on('error', () => undefined);

  const send = (path: string, { method = 'GET', headers = {}, body }: Request): ClientHttp2Stream => {
    const length = body && { 'content-length': String(body.length) };
    const stream = session.request({ ':path': path, ':method': method, ...headers, ...length }, { endStream: !body });
    stream.end(body);
    return stream;
  };

  return {
    request: (path, options = {}) =>
      new Promise((resolve, reject) => {
        const stream = send(path, options);
        const chunks: Buffer[] = [];
        let headers: IncomingHttpHeaders = {};
        stream.on('response', (received) => (headers = received));
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('error', reject);
        stream.once('end', () => resolve({ status: Number(headers[':status']), headers, body: Buffer.concat(chunks) }));
      }),
    events() {
      const stream = send('/api/events', { headers: { accept: 'text/event-stream' } }).setEncoding('utf8');
      let received = '';
      stream.on('data', (text: string) => (received += text));
      // `close` ends the stream with an error.
      stream.on('error', () => undefined);
      const opened = new Promise<void>((resolve, reject) => {
        stream.once('data', () => resolve());
        stream.once('close', () => reject(new Error('The stream ended before it sent anything.')));
      });
      return {
        opened,
        next: (event) => {
          const data = () => new RegExp(`^event: ${event}\\ndata: (.*)\\n\\n`, 'm').exec(received)?.[1];
          return new Promise((resolve, reject) => {
            const check = () => void (data() !== undefined && resolve(data() ?? ''));
            check();
            stream.on('data', check);
            stream.once('close', () => reject(new Error(`The stream ended after "${received}"`)));
          });
        },
        close: () => stream.close(),
      };
    },
    close: () => session.close(),
  };
}
