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
  ['/account', 'shell'],
  ['/reset-password', 'reset-password'],
  ['/reset-password/eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl', 'reset-password with a token'],
  ['/reset-password/a%2Fb?from=mail', 'reset-password with a token'],
  ['/reset-password/token/more', 'shell'],
  ['/no-such-page', 'shell'],
])('sends a browser that requests %s the %s page, to be revalidated on every request', async (url, title) => {
  const response = await get(url);
  expect([response.statusCode, response.payload]).toEqual([200, `<title>${title}</title>`]);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

describe('the demo credentials (docs/decisions/0005)', () => {
  const block = '<script type="application/json" id="demo-sign-in">';
  const fields = '<input name="email" value="admin@spasummit.example"/>';

  test.each(['/admin', '/admin/', '/admin/login', '/admin/login/', '/admin/login?from=mail'])(
    'are in the page %s in demo mode, and in no other page',
    async (url) => {
      const { payload, headers } = await get(url);
      expect(payload).toContain(`${block}{"email":"admin@spasummit.example","password":"Sauna&Snow-1874"}</script>`);
      expect(payload.includes(fields)).toBe(url.includes('login'));
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
      expect((await get('/reset-password')).payload).not.toContain(block);
    },
  );

  test('are in no page outside of demo mode', async () => {
    const own = await openShop({ siteDir, env: { ADMIN_EMAIL: 'own@example.com', ADMIN_PASSWORD: 'long enough' } });
    for (const url of ['/admin', '/admin/login', '/admin/products']) {
      const { payload } = await own.ask('guest', { url, headers: BROWSER });
      expect(payload).toMatch(/^<title>/);
      expect(payload).not.toMatch(/demo-sign-in|admin@/);
    }
    await own.close();
  });
});

test('responds to HEAD like to GET, without a body', async () => {
  const response = await shop.ask('guest', { method: 'HEAD', url: '/admin', headers: BROWSER });
  expect([response.statusCode, response.payload]).toEqual([200, '']);
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
])('responds to GET %s with a JSON 404', async (url, headers) => {
  const response = await get(url, headers);
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { success: false, message: 'Nothing was found at this address.' },
  ]);
});

test.each([
  ['/products/loeyly-sauna', 200],
  ['/products/loeyly-sauna.html', 200],
  ['/admin', 200],
  ['/assets/gone.js', 404],
])(
  'sends %s as a page or a JSON 404 depending on Accept, with a matching Vary header, and the 404 uncacheable',
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
])('sends API errors as not cacheable: %s', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});

test.each(['/api', '/api/', '/api/nothing', '/api/products/'])(
  'responds to %s with a JSON error, even to a browser',
  async (url) => {
    const response = await get(url);
    expect(response.json()).toMatchObject({ success: false });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('responds to %s on a page with 404', async (method) => {
  expect((await shop.ask('guest', { method, url: '/admin', headers: BROWSER })).statusCode).toBe(404);
});

test('sends a file with a content hash in its name as immutable, and precompressed', async () => {
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

test('sends an image of the site with a lifetime of one day, and 304 when it is revalidated', async () => {
  const picture = await get('/pictures/dusk-480.webp');
  expect(picture.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/webp' });
  const again = await get('/pictures/dusk-480.webp', { 'if-none-match': String(picture.headers['etag']) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('does not serve a partially written image', async () => {
  writeFileSync(join(shop.database.dataDir, 'uploads', '.half.webp.part'), 'half');
  expect((await get('/uploads/.half.webp.part')).statusCode).toBe(404);
});

test('sends the security headers with a 503 under load', async () => {
  const signIn = () =>
    shop.ask('guest', {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@example.com', password: 'guess' },
    });
  const rejected = (await Promise.all(Array.from({ length: 100 }, signIn))).find(
    ({ statusCode }) => statusCode === 503,
  );
  expect(rejected?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test('sends a strict policy with every response: nothing inline, no images from other origins', async () => {
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

test('sends files that are never documents without the headers for documents, and SVG images with them', async () => {
  const image = await get('/pictures/dusk-480.webp');
  expect(image.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(image.headers).not.toHaveProperty('content-security-policy');
  expect(image.headers).not.toHaveProperty('x-frame-options');
  expect((await get('/favicon.svg')).headers).toHaveProperty('content-security-policy');
});

test('upgrades to https if the site is on https, and allows requests to the API of the build', async () => {
  const env = { PUBLIC_URL: 'https://spasummit.example', API_BASE_URL: 'https://api.example/v1' };
  const other = await openShop({ siteDir, env });
  const { headers } = await other.ask('guest', { url: '/' });
  await other.close();
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example;");
  // Another API provider may serve its images from a CDN.
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https: https://api.example;");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test('explains what to do if there is no build, and finds a later build without a restart', async () => {
  const parent = makeTestFolder();
  const unbuilt = await openShop({ siteDir: join(parent, 'site') });
  const before = await unbuilt.ask('guest', { url: '/', headers: BROWSER });
  expect([before.statusCode, before.payload]).toEqual([
    503,
    'The site has not been built yet. Run "npm run build" and reload this page.\n',
  ]);
  await writeSite(join(parent, 'site'));
  expect((await unbuilt.ask('guest', { url: '/', headers: BROWSER })).payload).toBe('<title>home</title>');
  await unbuilt.close();
  await rm(parent, { recursive: true });
});

test('GET /api/health and /api/ready return 200 while everything works', async () => {
  expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
  const ready = await get('/api/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', database: 'ok', mail: 'ok', pictures: 'ok' }]);
});

describe('the pages whose consultation forms send their requests (docs/decisions/0084)', () => {
  const parent = makeTestFolder();
  let other: Shop;
  const open = async (env: NodeJS.ProcessEnv) => {
    other = await openShop({ siteDir: join(parent, 'site'), env });
    return async (url: string) => (await other.ask('guest', { url, headers: BROWSER })).payload;
  };
  beforeAll(async () => {
    await writeSite(join(parent, 'site'));
    await writeSite(join(parent, 'consultations'), ' (sends)');
  });
  afterEach(() => other.close());
  afterAll(() => rm(parent, { recursive: true }));

  test('are sent with CONSULTATIONS=on, also to admins, and so are all other files of the site', async () => {
    const get = await open({ CONSULTATIONS: 'on' });
    expect(await get('/')).toBe('<title>home (sends)</title>');
    expect(await get('/account')).toBe('<title>shell (sends)</title>');
    expect(await get('/reset-password/token')).toBe('<title>reset-password with a token (sends)</title>');
    expect(await get('/admin')).toContain('<title>admin (sends)</title>');
    expect(await get('/favicon.svg')).toContain('<svg');
  });

  test.each([{}, { CONSULTATIONS: 'on', API_BASE_URL: 'https://api.example' }])(
    'are not sent with %j: the build of a site for another provider decides',
    async (env) => {
      const get = await open(env);
      expect(await get('/')).toBe('<title>home</title>');
      expect(await get('/account')).toBe('<title>shell</title>');
    },
  );
});
