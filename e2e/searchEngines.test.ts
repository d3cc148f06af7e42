/** What search engines find: one set of addresses, wherever they look. */
import { publicRoutes } from './support/publicRoutes';
import { useShop } from './support/shop';

/** What the site was built for. */
const HOUSE = process.env.PUBLIC_URL || 'http://localhost:3000';
/** A shop with a public URL is refused the demo admin. */
const ADMIN = { email: 'own@spasummit.example', password: 'of no demo' };
const shop = useShop(() => ({ PUBLIC_URL: HOUSE, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }));

const read = async (address: string) => (await fetch(shop.origin + address)).text();
/** The addresses that a sitemap names, without the origin that they all have. */
const listed = async (sitemap: string) =>
  [...(await read(sitemap)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(`${HOUSE}/`)).toBe(true);
    return address.slice(HOUSE.length);
  });

async function inSitemaps(): Promise<string[]> {
  const robots = await read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${HOUSE}/sitemap.xml\n`);
  return (await Promise.all((await listed('/sitemap.xml')).map(listed))).flat();
}

async function inDatabase(): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = JSON.parse(await read(`/api/products?limit=100&page=${page}`)) as {
      products: { slug: string }[];
      totalPages: number;
    };
    slugs.push(...list.products.map(({ slug }) => slug));
    last = list.totalPages;
  }
  return slugs;
}

test('sitemap, database, canonical links and pages with content are the same set', async () => {
  const addresses = await inSitemaps();
  const slugs = await inDatabase();
  expect(slugs.length).toBeGreaterThan(40);
  const expected = [...publicRoutes, '/products', ...slugs.map((slug) => `/products/${slug}`)];
  expect(addresses.toSorted()).toEqual(expected.toSorted());

  for (const address of addresses) {
    const answer = await fetch(shop.origin + address);
    const html = await answer.text();
    expect([address, answer.status]).toEqual([address, 200]);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(HOUSE + address);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).not.toContain('noindex');
  }
});

test('an archived product answers 410, an unknown one 404, and neither is in the sitemap', async () => {
  const { _id, slug } = await shop.createProduct({
    name: 'Soon Gone',
    description: 'x',
    category: 'sauna',
    price: '1',
  });
  expect(await inSitemaps()).toContain(`/products/${slug}`);
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

  expect(await inSitemaps()).not.toContain(`/products/${slug}`);
  for (const [address, status] of [
    [slug, 410],
    [_id, 410],
    ['no-such-piece', 404],
  ] as const) {
    const answer = await fetch(`${shop.origin}/products/${address}`);
    const html = await answer.text();
    expect([address, answer.status]).toEqual([address, status]);
    // A 404 is never indexed; its page is the same for every unknown URL.
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(status === 410);
    expect(html).not.toContain('rel="canonical"');
  }
});
