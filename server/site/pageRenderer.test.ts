import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueOf } from '../testing/catalogue';
import { makeTestFolder } from '../testing/folder';
import { productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import { writeSite } from '../testing/siteFolder';

/** A minimal renderer. Each page contains the number of renders so far and the API response. */
const RENDERER = `
  let rendered = 0;
  exports.matchPage = (url) => {
    const path = url.replace(/\\?.*/, '');
    if (path === '/products') return { pattern: '/products', address: path };
    if (/^\\/products\\/[^/]+$/.test(path)) return { pattern: '/products/:slug', address: path };
    return path === '/account' ? { pattern: path, address: null } : null;
  };
  exports.render = async (url, { fetch }) => {
    rendered += 1;
    if (url === '/products/broken') throw new Error('broken');
    if (url === '/products/late') await new Promise((resolve) => { globalThis.letRender = resolve; });
    const response = await fetch(url === '/products' ? '/api/products' : '/api/products/slug/' + url.slice(10));
    const body = await response.text();
    return { status: response.status, head: '<title>' + rendered + '</title>', html: '<!--state-->' + body, state: '"$&"' };
  };`;
const FRAME = '<head><!--head--></head><div data-ssr><!--app--></div><script><!--state--></script>';

const folder = makeTestFolder();
const siteDir = join(folder, 'site');
let shop: Shop;
let origin: string;

async function writeFrames(note = ''): Promise<void> {
  const frames = { '/products': FRAME + note, '/products/:slug': FRAME + note };
  await writeFile(join(folder, 'render/frames.json'), JSON.stringify(frames));
}

beforeAll(async () => {
  await writeSite(siteDir);
  await mkdir(join(folder, 'render'));
  await writeFile(join(folder, 'render/render.js'), RENDERER);
  await writeFrames();
  shop = await openShop({ siteDir });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
const { create, whenNotified } = catalogueOf(() => shop);

const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'identity' };
async function get(path: string, at = origin) {
  const response = await fetch(at + path, { headers });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

test('renders a page with its products, caches it, and renders it again when the products change', async () => {
  const { slug, _id } = await create(productForm({ name: 'Old' }));
  const first = await get('/products');
  expect(first.status).toBe(200);
  expect(first.text).toMatch(
    /^<head><title>\d+<\/title><\/head><div data-ssr><!--state-->{"products":.*"Old".*<script>"\$&"<\/script>$/,
  );
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    etag: expect.stringMatching(/^"/),
    vary: 'accept, accept-encoding',
  });
  const cached = await get('/products?utm_source=mail');
  expect([cached.text, cached.headers['vary']]).toEqual([first.text, 'accept, accept-encoding']);
  const product = await get(`/products/${slug}`);
  expect((await get(`/products/${slug}`)).text).toBe(product.text);

  await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form: { name: 'New' } });
  expect((await get('/products')).text).toContain('"New"');
  expect((await get(`/products/${slug}`)).text).toContain('"New"');

  const other = await create(productForm({ name: 'Other' }));
  expect((await get('/products')).text).toContain('"Other"');
  const unchanged = await get(`/products/${slug}`);
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${other._id}` });
  expect((await get(`/products/${slug}`)).text).toBe(unchanged.text);
  expect((await get(`/products/${other.slug}`)).status).toBe(410);
});

test('shares one render among concurrent requests for a page', async () => {
  await create(productForm());
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/products')));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
});

test('"an archived product answers 410, an unknown one 404"; any other unknown URL gets 404 as well', async () => {
  const nothing = await get('/products/nothing');
  expect([nothing.status, nothing.text]).toEqual([404, '<title>unknown</title>']);
  const unknown = await get('/no-such-page');
  expect([unknown.status, unknown.text]).toEqual([404, '<title>unknown</title>']);
  expect(unknown.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
});

test('caches the page of an archived product until a product changes', async () => {
  const { _id, slug } = await create(productForm());
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
  await whenNotified();
  const gone = await get(`/products/${slug}`);
  const again = await get(`/products/${slug}`);
  expect([gone.status, again.status, again.text]).toEqual([410, 410, gone.text]);
  const conditional = { ...headers, 'if-none-match': again.headers['etag'] ?? '' };
  expect((await fetch(`${origin}/products/${slug}`, { headers: conditional })).status).toBe(410);
  await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/restore` });
  expect((await get(`/products/${slug}`)).status).toBe(200);
});

test('"the same address answers 404 or 200 by `Accept`": every response has a Vary header, and cached pages obey Accept', async () => {
  await create(productForm());
  const asJson = { headers: { accept: 'application/json' } };
  for (const path of ['/products', '/products', '/account', '/no-such-page']) {
    const page = await get(path);
    expect(page.headers['vary']).toMatch(/\baccept\b(?!-)/);
    const notFound = await fetch(origin + path, asJson);
    expect([notFound.status, notFound.headers.get('vary')]).toEqual([404, 'accept']);
    expect(notFound.headers.get('cache-control')).toBe('no-store');
  }
  expect((await get('/products')).headers['vary']).toBe('accept, accept-encoding');
});

test('"limit renders per network": a network above its limit gets the shell, others get the page', async () => {
  const { slug } = await create(productForm());
  const page = async (url: string, remoteAddress: string) =>
    (await shop.app.inject({ url, headers, remoteAddress })).payload;
  const flood = Array.from({ length: 300 }, (_, n) => page(`/products/unknown-${n}`, '192.0.2.9'));
  // Wait for all of them: on a busy machine, a render that queues behind them takes longer than its two seconds.
  const shells = (await Promise.all(flood)).filter((text) => text === '<title>shell</title>');
  expect(shells.length).toBeGreaterThan(100);
  expect(await page(`/products/${slug}`, '192.0.2.10')).toContain('data-ssr');
  // The rate-limited network also gets this page, because the page is cached by now and needs no render.
  expect(await page(`/products/${slug}`, '192.0.2.9')).toContain('data-ssr');
});

test('sends the shell for pages that the browser renders, and static pages as files', async () => {
  const { status, text } = await get('/account');
  expect([status, text]).toEqual([200, '<title>shell</title>']);
  expect((await get('/experiences')).text).toBe('<title>experiences</title>');
});

test('sends the shell if rendering fails or takes longer than two seconds', async () => {
  for (const path of ['/products/broken', '/products/late']) {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, '<title>shell</title>']);
  }
  (globalThis as { letRender?: () => void }).letRender?.();
  expect((await get('/products')).text).toContain('data-ssr');
});

test('serves the pages of a new build without a restart', async () => {
  await writeFrames('<p>new build</p>');
  while (!(await get('/products')).text.includes('new build')) await new Promise((resolve) => setTimeout(resolve, 100));
});

test.each([
  ['with RENDER=off', { RENDER: 'off' }],
  ['with products of another provider', { API_BASE_URL: 'https://api.example' }],
])('%s, every page rendered on request is the shell', async (_what, env) => {
  const other = await openShop({ siteDir, env });
  for (const url of ['/products', '/products/nothing', '/no-such-page']) {
    const { statusCode, payload } = await other.ask('guest', { url, headers });
    expect([statusCode, payload]).toEqual([200, '<title>shell</title>']);
  }
  await other.close();
});
