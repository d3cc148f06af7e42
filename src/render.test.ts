import { marketingRoutes, matchPage, prerenderedPages, render, sitemapRoutes } from './render';

const aProduct = {
  _id: '11111111-1111-4111-8111-111111111111',
  slug: 'sauna',
  name: 'Sauna',
  description: 'A sauna.',
  category: 'sauna',
  tags: [],
  price: { base: 9000, isPriceOnRequest: false },
  images: [],
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('prerendering of the public marketing routes', () => {
  test('marketingRoutes are the marketing routes of spec §2 and the legal pages', () => {
    expect([...marketingRoutes].sort()).toEqual([
      '/',
      '/about',
      '/consultation',
      '/datenschutz',
      '/design-installation',
      '/experiences',
      '/impressum',
      '/science-proof',
      '/terms',
    ]);
  });

  test('sitemapRoutes are the same routes and the product list', () => {
    expect([...sitemapRoutes].sort()).toEqual([...marketingRoutes, '/products'].sort());
  });

  test.each(marketingRoutes)(
    '%s is rendered completely: title, description, one h1, header and footer',
    async (route) => {
      const { status, head, html } = await render(route);
      expect(status).toBe(200);
      expect(head).toMatch(/<title>[^<]*Spa Summit[^<]*<\/title>/);
      expect(head).toMatch(/<meta name="description" content="[^"]{10,}"/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<header.*<main.*<footer/s);
      expect(html).toContain('Book Private Call');
      // The HTML contains no Suspense fallback, pending boundary or inline script. The CSP forbids inline scripts.
      expect(html).not.toMatch(/Loading the page|<!--\$[?!]-->|<script(?! type="application\/ld\+json">)/);
      // The title and meta elements are in `head`, not in `html`.
      expect(html).not.toMatch(/<title|<meta/);
    },
  );

  test('each page has its own title and content', async () => {
    const pages = await Promise.all(marketingRoutes.map((route) => render(route)));
    const titles = pages.map(({ head }) => /<title>[^<]*/.exec(head)?.[0]);
    expect(new Set(titles).size).toBe(marketingRoutes.length);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(marketingRoutes.length);
  });

  test('rendering is deterministic', async () => {
    expect(await render('/about')).toEqual(await render('/about'));
  });
});

describe('prerendering of the other pages', () => {
  const others = prerenderedPages.filter(({ route }) => !marketingRoutes.includes(route));

  test('"All sign-in, registration, recovery and verification pages are rendered like the public ones"', () => {
    expect(others.map(({ url, file }) => `${url} ${file}`)).toEqual([
      '/account account/index.html',
      '/bookings bookings/index.html',
      '/login login/index.html',
      '/signup signup/index.html',
      '/forgot-password forgot-password/index.html',
      '/reset-password reset-password/index.html',
      '/reset-password/any reset-password/any.html',
      '/verify-email verify-email/index.html',
      '/verify-email/any verify-email/any.html',
      '/admin/login admin/login/index.html',
      '/admin admin/index.html',
    ]);
  });

  test.each(others)(
    '$url has a title, `noindex`, one main landmark and one h1, and no inline script',
    async ({ url, guarded }) => {
      const { status, head, html } = await render(url);
      expect(status).toBe(200);
      expect(head).toMatch(/^<title>[^<]+ \| Spa Summit<\/title><meta name="robots" content="noindex"\/>$/);
      expect(html.match(/<main/g)).toHaveLength(1);
      expect(html).not.toMatch(/Loading the page|<!--\$[?!]-->|<script/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.includes('Checking authentication...')).toBe(guarded);
    },
  );

  test('pages with a token are the same for every token', async () => {
    for (const path of ['/reset-password', '/verify-email']) {
      expect(await render(`${path}/a`)).toEqual(await render(`${path}/b`));
    }
  });
});

describe('pages that are rendered on request', () => {
  const sauna = (name: string) => ({ ...aProduct, name });
  /** Returns a fake `fetch` that serves these products and appends each requested path and query to `requested`. */
  function serving(products: object[], requested: string[] = []): typeof fetch {
    return async (input) => {
      const url = new URL(input as string, 'http://shop');
      requested.push(url.pathname + url.search);
      const found = products.find((one) => url.pathname.endsWith(`/slug/${(one as { slug: string }).slug}`));
      if (found) return Response.json({ product: found });
      if (url.pathname !== '/api/products') return Response.json({ message: 'None.' }, { status: 404 });
      return Response.json({ products, currentPage: Number(url.searchParams.get('page')), totalPages: 20 });
    };
  }

  test('the product list is rendered with its products; the state holds the filters and the query cache', async () => {
    const requested: string[] = [];
    const url = '/products?category=sauna&sort=name&pages=2';
    const page = await render(url, { fetch: serving([sauna('Löyly')], requested) });
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<h2[^>]*>.*Löyly/);
    expect(page.html).not.toMatch(/Loading/);
    expect(requested).toEqual([1, 2].map((n) => `/api/products?page=${n}&limit=12&sort=name&category=sauna`));
    const state = JSON.parse(page.state);
    expect(state.catalogue).toMatchObject({ sort: 'name', category: 'sauna', pages: 2 });
    expect(Object.keys(state.api.queries)).toEqual([expect.stringContaining('browseProducts')]);
    expect(await render(url, { fetch: serving([sauna('Löyly')]) })).toEqual(page);
  });

  test('at most five pages of the product list are rendered', async () => {
    const requested: string[] = [];
    await render('/products?pages=100', { fetch: serving([sauna('Löyly')], requested) });
    expect(requested).toHaveLength(5);
  });

  test('text of a product cannot close the script element of the state or inject HTML', async () => {
    const { html, state } = await render('/products/sauna', {
      fetch: serving([sauna('</script><script>alert(1)//\u2028')]),
    });
    expect(html).toContain('&lt;/script&gt;');
    expect(html + state).not.toContain('<script>alert');
    expect(state).not.toMatch(/[<\u2028]/);
    expect(JSON.stringify(JSON.parse(state))).toContain('</script><script>alert(1)//\u2028');
  });

  test('"an archived product answers 410, an unknown one 404"', async () => {
    const gone: typeof fetch = async () => Response.json({ message: 'Gone.' }, { status: 410 });
    expect((await render('/products/old', { fetch: gone })).status).toBe(410);
    expect((await render('/products/none', { fetch: serving([]) })).status).toBe(404);
  });

  test.each(['/products', '/products/sauna'])('rendering %s rejects if the API fails', async (url) => {
    const failing: typeof fetch = async () => Response.json({ message: 'Busy.' }, { status: 503 });
    await expect(render(url, { fetch: failing })).rejects.toThrow('could not be loaded');
  });

  test.each([
    ['/products', '/products'],
    ['/products/?utm_source=mail&sort=newest&q=', '/products'],
    ['/products?view=list&pages=3', '/products?view=list&pages=3'],
    // The search term and pages beyond the fifth are dropped, because the server does not render them.
    ['/products?q=a%20b&category=sauna', '/products?category=sauna'],
    ['/products?pages=99', '/products?pages=5'],
    ['/products/sauna/?utm=1', '/products/sauna'],
    ['/account?x=1', null],
    ['/reset-password/a.b.c', null],
    ['/admin/products/7', null],
    ['/', null],
  ])('matchPage maps %s to the address %s', (url, address) => {
    expect(matchPage(url)).toMatchObject({ address });
  });

  test.each(['/nowhere', '/products/sauna/more', '//products', '/%'])('matchPage returns null for %s', (url) => {
    expect(matchPage(url)).toBeNull();
  });
});
