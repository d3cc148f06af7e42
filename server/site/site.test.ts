import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/folder';
import { openShop, type Shop } from '../testing/shop';
import { writeSite } from '../testing/siteFolder';

let shop: Shop;
const siteDir = makeTestFolder();
beforeAll(async () => {
  await writeSite(siteDir);
  shop = await openShop({ siteDir });
});
afterAll(async () => {
  await shop.close();
  await rm(siteDir, { recursive: true });
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = BROWSER) => shop.ask('guest', { url, headers });

test.each([
  ['/', 'home'],
  ['/?from=mail', 'home'],
  ['/experiences', 'experiences'],
  ['/experiences/', 'experiences'],
  ['/products/loeyly-sauna', 'shell'],
  ['/admin', 'shell'],
  ['/reset-password/eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl', 'shell'],
  ['/no-such-page', 'shell'],
])('a browser that asks for %s gets the %s page, which it asks for again next time', async (url, title) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.payload]).toEqual([200, `<title>${title}</title>`]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

test('HEAD answers like GET, without the page', async () => {
  const answer = await shop.ask('guest', { method: 'HEAD', url: '/admin', headers: BROWSER });
  expect([answer.statusCode, answer.payload]).toEqual([200, '']);
});

test.each([
  ['/assets/gone.js', BROWSER],
  ['/assets/gone.js', { accept: '*/*' }],
  ['/picture.png', { accept: 'image/avif,image/webp,*/*' }],
  ['/.env', BROWSER],
  ['/%2eenv', BROWSER],
  ['/.git/config', BROWSER],
  ['/uploads/', BROWSER],
  ['/uploads/gone.webp', BROWSER],
  ['/uploads/../shop.ts', { accept: '*/*' }],
  ['/..%2f..%2fetc/passwd', { accept: 'application/json' }],
  ['/assets//main.1234.js', { accept: '*/*' }],
])('GET %s is 404 in the one problem shape', async (url, headers) => {
  const answer = await get(url, headers);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { success: false, message: 'There is nothing at this address.' },
  ]);
});

test.each([
  ['/products/loeyly-sauna', 200],
  ['/products/loeyly-sauna.html', 200],
  ['/admin', 200],
  ['/assets/gone.js', 404],
])(
  '%s is a page or a problem by what is accepted, so each of them says so, and no cache keeps the problem',
  async (url, status) => {
    for (const accept of [BROWSER.accept, '*/*', 'application/json']) {
      const { statusCode, headers } = await get(url, { accept, 'accept-encoding': 'br' });
      if (accept === BROWSER.accept) expect(statusCode).toBe(status);
      expect(String(headers['vary']).split(', ')).toContain('accept');
      expect(headers['cache-control']).toBe(statusCode === 404 ? 'no-store' : 'no-cache');
    }
  },
);

test.each([
  ['/api/products/00000000-0000-4000-8000-000000000000', 404],
  ['/api/products?page=none', 400],
  ['/api/admin/products', 401],
])('a problem is never kept by a cache: %s', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});

test.each(['/api', '/api/', '/api/nothing', '/api/products/'])('%s is no page, whoever asks', async (url) => {
  const answer = await get(url);
  expect(answer.json()).toMatchObject({ success: false });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s to a page is 404', async (method) => {
  expect((await shop.ask('guest', { method, url: '/admin', headers: BROWSER })).statusCode).toBe(404);
});

test("a file with its content's hash in the name is kept for ever, and sent as it was compressed before", async () => {
  const plain = await get('/assets/main.1234.js', { accept: '*/*' });
  expect([plain.payload, plain.headers['cache-control']]).toEqual([
    'console.log(1)',
    'public, max-age=31536000, immutable',
  ]);
  const small = await get('/assets/main.1234.js', { accept: '*/*', 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a visualisation is kept for a day, and then only asked whether it is still the same', async () => {
  const picture = await get('/pictures/dusk-480.webp');
  expect(picture.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/webp' });
  const again = await get('/pictures/dusk-480.webp', { 'if-none-match': String(picture.headers['etag']) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('a half-written picture is not served', async () => {
  writeFileSync(join(shop.database.dataDir, 'uploads', '.half.webp.part'), 'half');
  expect((await get('/uploads/.half.webp.part')).statusCode).toBe(404);
});

test('a refusal for want of places carries the headers of every response', async () => {
  const signIn = () =>
    shop.ask('guest', {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@example.com', password: 'guess' },
    });
  const refused = (await Promise.all(Array.from({ length: 100 }, signIn))).find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test('every answer carries the strict policy: nothing inline, no image from elsewhere', async () => {
  for (const url of ['/', '/api/products', '/assets/gone.js', '/api/health']) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      "base-uri 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default spa-summit hydration-loader',
    ]);
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('on https the policy upgrades, and calls go to the API that the site was built for', async () => {
  const env = { PUBLIC_URL: 'https://spasummit.example', API_BASE_URL: 'https://api.example/v1' };
  const other = await openShop({ siteDir, env });
  const { headers } = await other.ask('guest', { url: '/' });
  await other.close();
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example;");
  // A provider may keep its images on a CDN.
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https: https://api.example;");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test('without a build a sentence says what to do, and the build is found once it is there', async () => {
  const late = makeTestFolder();
  const unbuilt = await openShop({ siteDir: join(late, 'site') });
  const before = await unbuilt.ask('guest', { url: '/', headers: BROWSER });
  expect([before.statusCode, before.payload]).toEqual([
    503,
    'The site has not been built yet. Run "npm run build" and load this page again.\n',
  ]);
  await writeSite(join(late, 'site'));
  expect((await unbuilt.ask('guest', { url: '/', headers: BROWSER })).payload).toBe('<title>home</title>');
  await unbuilt.close();
  await rm(late, { recursive: true });
});

test('GET /api/health and /api/ready answer while all is well', async () => {
  expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
  const ready = await get('/api/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', database: 'ok', mail: 'ok', pictures: 'ok' }]);
});
