/** Checks that robots.txt, sitemaps, canonical links and pages agree on the set of indexable URLs. */
import { marketingRoutes } from '../src/app/routeLists';
import { fetchUntilRendered } from './support/hydration';
import { useShop } from './support/shop';

/** The public origin for which the site was built. */
const PUBLIC_ORIGIN = process.env.PUBLIC_URL || 'http://localhost:3000';
/** The admin account that the test configures. The server creates no demo admin if PUBLIC_URL names a public host. */
const ADMIN = { email: 'own@spasummit.example', password: 'of no demo' };
const shop = useShop(() => ({ PUBLIC_URL: PUBLIC_ORIGIN, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }));

const fetchText = async (path: string) => (await fetch(shop.origin + path)).text();
/** Returns the paths of the URLs in a sitemap. Fails if a URL has another origin. */
const sitemapPaths = async (sitemap: string) =>
  [...(await fetchText(sitemap)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    expect(url.startsWith(`${PUBLIC_ORIGIN}/`)).toBe(true);
    return url.slice(PUBLIC_ORIGIN.length);
  });

/** Returns the paths of all pages in the sitemaps to which robots.txt refers. */
async function allSitemapPaths(): Promise<string[]> {
  const robots = await fetchText('/robots.txt');
  expect(robots).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml\n`);
  return (await Promise.all((await sitemapPaths('/sitemap.xml')).map(sitemapPaths))).flat();
}

/** Returns the slugs of all public products. */
async function allProductSlugs(): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = JSON.parse(await fetchText(`/api/products?limit=100&page=${page}`)) as {
      products: { slug: string }[];
      totalPages: number;
    };
    slugs.push(...list.products.map(({ slug }) => slug));
    last = list.totalPages;
  }
  return slugs;
}

/** Requests a page of the collection until the response is not the empty shell, which the server sends if it is busy. */
async function fetchRendered(path: string): Promise<{ response: Response; html: string }> {
  for (;;) {
    const response = await fetch(shop.origin + path);
    const html = await response.text();
    if (response.status !== 200 || html.includes('data-ssr')) return { response, html };
  }
}

test('sitemaps list exactly the public pages and products, and each has content and a canonical link', async () => {
  const paths = await allSitemapPaths();
  const slugs = await allProductSlugs();
  expect(slugs.length).toBeGreaterThan(40);
  const expected = [...marketingRoutes, '/products', ...slugs.map((slug) => `/products/${slug}`)];
  expect(paths.toSorted()).toEqual(expected.toSorted());

  for (const path of paths) {
    // On a busy machine, rendering may take longer than the server lets a visitor wait, who then gets the empty shell.
    if (path.startsWith('/products')) await fetchUntilRendered(shop.origin, path);
    const response = await fetch(shop.origin + path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(PUBLIC_ORIGIN + path);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).not.toContain('noindex');
  }
});

test('an archived product has status 410, an unknown one 404, and neither is in the sitemap', async () => {
  const { _id, slug } = await shop.createProduct({
    name: 'Soon Gone',
    description: 'x',
    category: 'sauna',
    price: '1',
  });
  expect(await allSitemapPaths()).toContain(`/products/${slug}`);
  const { token } = (await (
    await fetch(`${shop.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })
  ).json()) as { token: string };
  await fetch(`${shop.origin}/api/products/${_id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });

  expect(await allSitemapPaths()).not.toContain(`/products/${slug}`);
  for (const [slugOrId, status] of [
    [slug, 410],
    [_id, 410],
    ['no-such-piece', 404],
  ] as const) {
    const { response, html } = await fetchRendered(`/products/${slugOrId}`);
    expect([slugOrId, response.status]).toEqual([slugOrId, status]);
    // The 404 page needs no `noindex`, because search engines never index a 404.
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(status === 410);
    expect(html).not.toContain('rel="canonical"');
  }
});
