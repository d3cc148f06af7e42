/** The shop behind Debian's Caddy and nginx, with the example configurations of `deploy`. */
import { randomBytes } from 'node:crypto';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fetchUntilRendered } from '../../e2e/support/hydration';
import { ADMIN, type Container, freePort, useContainers } from './containers';
import { type HttpClient, openClient, type Response } from './httpClient';
import { proxies, type Proxy } from './proxies';

const containers = useContainers();
const folder = mkdtempSync(path.join(tmpdir(), 'spa-summit-proxies-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two shops, each with its own database. */
const shops: { port: number; container: Container }[] = [];
let https: number;

async function startShop(): Promise<void> {
  const port = await freePort();
  const env = { PORT: String(port), PUBLIC_URL: `https://localhost:${https}`, TRUST_PROXY: 'loopback' };
  shops.push({ port, container: await containers.startShop({ volume: containers.volume(), env }) });
}

beforeAll(async () => {
  https = await freePort();
  await startShop();
  await startShop();
  // The first page that a server renders may take longer than it lets a visitor wait, who then gets the empty shell.
  await fetchUntilRendered(`http://127.0.0.1:${portOf(0)}`, '/products');
});

const portOf = (index: number) => shops[index]?.port ?? 0;
const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** Encodes a form as a request body, as a browser does. */
async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new globalThis.Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Sends a request to the shop itself, without decompressing the response. */
const requestShop = (url: string, headers: Record<string, string>): Promise<Response> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: portOf(0), path: url, headers }, (response) => {
      const status = response.statusCode ?? 0;
      buffer(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
    }).once('error', reject);
  });

const openPort = (server: Server) => (server.address() as AddressInfo).port;

/** Starts a server that is ready, but ends every other request without a response. */
async function openFailingServer(onRequest: (port: number) => void): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/api/ready') return void response.end();
    onRequest(openPort(server));
    return void request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Headers that belong to a connection or a moment, and that a proxy may therefore replace. */
const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'server', 'alt-svc', ':status'];
const lasting = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)));

describe.each(['caddy', 'nginx'] as const)('behind %s', (kind) => {
  let proxy: Proxy;
  let client: HttpClient;

  async function start(servers: number[]): Promise<void> {
    proxy = await proxies[kind](containers, { http: await freePort(), https, servers, folder });
    client = openClient({ port: https, ca: proxy.ca });
  }
  async function stop(): Promise<void> {
    client.close();
    await proxy.container.kill();
  }
  const signIn = async () => {
    const { body } = await client.request('/api/auth/login', json(ADMIN));
    const { token } = JSON.parse(body.toString()) as { token: string };
    return { authorization: `Bearer ${token}` };
  };

  describe('with one server', () => {
    beforeAll(() => start([portOf(0)]));
    afterAll(stop);

    test.each(['/', '/products', '/api/products', '/robots.txt', '/no-such-page'])(
      '%s has the headers and the bytes that the shop sends, compressed by the shop',
      async (url) => {
        const headers = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' };
        // The tests of the other proxy have changed a product. Rendering the page again may take longer than the shop lets a
        // visitor wait, who then gets the empty shell.
        if (url === '/products') await fetchUntilRendered(`http://127.0.0.1:${portOf(0)}`, url);
        const direct = await requestShop(url, headers);
        const proxied = await client.request(url, { headers });
        expect(proxied.status).toBe(direct.status);
        expect(lasting(Object.entries(proxied.headers))).toEqual(lasting(Object.entries(direct.headers)));
        expect(proxied.body.equals(direct.body)).toBe(true);
      },
    );

    test('a script is sent as the brotli file of the build, and an unchanged page as 304', async () => {
      const page = await client.request('/', { headers: { accept: 'text/html' } });
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString())?.[1] ?? '';
      const sent = await client.request(script, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(sent.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(sent.body.length) });
      const again = { accept: 'text/html', 'if-none-match': page.headers.etag ?? '' };
      expect(await client.request('/', { headers: again })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    });

    test('the shop counts sign-in attempts for the address of the visitor, not for that of the proxy', async () => {
      const wrong = json({ email: ADMIN.email, password: 'not the password' });
      // A visitor cannot choose the address that counts.
      const attempt = (visitor: HttpClient, claimed: string) =>
        visitor.request('/api/auth/login', { ...wrong, headers: { ...wrong.headers, 'x-forwarded-for': claimed } });
      const network = kind === 'caddy' ? '127.70' : '127.80';
      const [attacker, other] = [`${network}.0.1`, `${network}.200.1`].map((from) =>
        openClient({ port: https, ca: proxy.ca, from }),
      ) as [HttpClient, HttpClient];
      const statuses: number[] = [];
      for (let n = 1; n <= 12; n += 1) statuses.push((await attempt(attacker, `10.${n}.0.1`)).status);
      expect([...new Set(statuses)]).toEqual([401, 429]);
      expect((await attempt(other, '10.0.0.1')).status).toBe(401);
      attacker.close();
      other.close();
    });

    test('an image of almost 10 MB is stored; of one above 11 MB the shop says that it is too large', async () => {
      const headers = await signIn();
      const raw = { width: 1860, height: 1860, channels: 3 } as const;
      const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
      const image = await noise.png({ compressionLevel: 0 }).toBuffer();
      const upload = async (content: Buffer) => {
        const form = await multipart({
          image: new File([new Uint8Array(content)], 'noise.png', { type: 'image/png' }),
        });
        return client.request('/api/admin/images', {
          method: 'POST',
          ...form,
          headers: { ...form.headers, ...headers },
        });
      };
      expect(image.length).toBeGreaterThan(9_900_000);
      expect((await upload(image)).status).toBe(201);
      const refused = await upload(Buffer.concat([image, Buffer.alloc(1_500_000)]));
      expect([refused.status, refused.body.toString()]).toEqual([413, expect.stringMatching(/^\{.*10 MB/)]);
    });

    test('"keep live updates": an event arrives while the stream stays open', async () => {
      const headers = await signIn();
      const events = client.events();
      await events.opened;
      const { body } = await client.request('/api/products');
      const { products } = JSON.parse(body.toString()) as { products: { _id: string }[] };
      const next = events.next('stale');
      const form = await multipart({ description: `Changed behind ${kind}.` });
      const change = { method: 'PUT', ...form, headers: { ...form.headers, ...headers } };
      expect((await client.request(`/api/products/${products[0]?._id}`, change)).status).toBe(200);
      expect(JSON.parse(await next)).toMatchObject({ tags: expect.arrayContaining([expect.any(Object)]) });
      events.close();
    });
  });

  test('a read is repeated on another server if one has been killed', async () => {
    await startShop();
    const doomed = shops.pop();
    await start([doomed?.port ?? 0, portOf(0), portOf(1)]);
    expect((await client.request('/')).status).toBe(200);
    await doomed?.container.kill();
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await client.request('/api/products')).status);
    expect(statuses).toEqual(Array(10).fill(200));
    await stop();
  });

  describe('with two servers that close each connection without a response', () => {
    let received: number[] = [];
    const servers: Server[] = [];
    beforeAll(async () => {
      servers.push(await openFailingServer((port) => received.push(port)));
      servers.push(await openFailingServer((port) => received.push(port)));
    });
    afterAll(() => {
      for (const server of servers) server.close().closeAllConnections();
    });
    // A proxy that has just started regards both servers as available.
    beforeEach(async () => {
      received = [];
      await start(servers.map(openPort));
    });
    afterEach(stop);

    test('both get a read', async () => {
      expect(await client.request('/api/products')).toMatchObject({ status: 502 });
      expect(new Set(received).size).toBe(2);
    });

    test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('only one gets a write: %s', async (method) => {
      const request = { method, body: Buffer.from('{}') };
      expect(await client.request('/api/products/1', request)).toMatchObject({ status: 502 });
      expect(received).toHaveLength(1);
    });
  });
});
