import { matchPage, sitemapRoutes, prerenderedRoutes, render } from './render';

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

describe('every public marketing route is written as an HTML file from the same components', () => {
  test('the routes are those of spec §2, and the legal pages', () => {
    expect([...prerenderedRoutes].sort()).toEqual([
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

  test('search engines are told of those and of the collection', () => {
    expect([...sitemapRoutes].sort()).toEqual([...prerenderedRoutes, '/products'].sort());
  });

  test.each(prerenderedRoutes)('%s is rendered whole: title, description, one heading, the frame', async (route) => {
    const { status, head, html } = await render(route);
    expect(status).toBe(200);
    expect(head).toMatch(/<title>[^<]*Spa Summit[^<]*<\/title>/);
    expect(head).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<header.*<main.*<footer/s);
    expect(html).toContain('Book Private Call');
    // Neither a page that waits for a script to fill it in, nor a script that the site's policy forbids.
    expect(html).not.toMatch(/Loading the page|<!--\$[?!]-->|<script(?! type="application\/ld\+json">)/);
    // What is hoisted stands in the head and nowhere else.
    expect(html).not.toMatch(/<title|<meta/);
  });

  test('the pages differ in title and text', async () => {
    const pages = await Promise.all(prerenderedRoutes.map((route) => render(route)));
    const titles = pages.map(({ head }) => /<title>[^<]*/.exec(head)?.[0]);
    expect(new Set(titles).size).toBe(prerenderedRoutes.length);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(prerenderedRoutes.length);
  });

  test('a page is the same each time it is rendered', async () => {
    expect(await render('/about')).toEqual(await render('/about'));
  });
});

describe('pages that are rendered on request', () => {
  const sauna = (name: string) => ({ ...aProduct, name });
  /** An API with these products; notes what it was asked. */
  function answering(products: object[], asked: string[] = []): typeof fetch {
    return async (input) => {
      const url = new URL(input as string, 'http://shop');
      asked.push(url.pathname + url.search);
      const found = products.find((one) => url.pathname.endsWith(`/slug/${(one as { slug: string }).slug}`));
      if (found) return Response.json({ product: found });
      if (url.pathname !== '/api/products') return Response.json({ message: 'None.' }, { status: 404 });
      return Response.json({ products, currentPage: Number(url.searchParams.get('page')), totalPages: 20 });
    };
  }

  test('the collection comes with its products, the visitor’s choices and the answers that it shows', async () => {
    const asked: string[] = [];
    const address = '/products?category=sauna&sort=name&pages=2';
    const page = await render(address, { fetch: answering([sauna('Löyly')], asked) });
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<h2[^>]*>.*Löyly/);
    expect(page.html).not.toMatch(/Loading/);
    expect(asked).toEqual([1, 2].map((n) => `/api/products?page=${n}&limit=12&sort=name&category=sauna`));
    const state = JSON.parse(page.state);
    expect(state.catalogue).toMatchObject({ sort: 'name', category: 'sauna', pages: 2 });
    expect(Object.keys(state.api.queries)).toEqual([expect.stringContaining('browseProducts')]);
    expect(await render(address, { fetch: answering([sauna('Löyly')]) })).toEqual(page);
  });

  test('of a hundred pages the first five', async () => {
    const asked: string[] = [];
    await render('/products?pages=100', { fetch: answering([sauna('Löyly')], asked) });
    expect(asked).toHaveLength(5);
  });

  test('nothing that a product says ends the state or the page early', async () => {
    const { html, state } = await render('/products/sauna', {
      fetch: answering([sauna('</script><script>alert(1)//\u2028')]),
    });
    expect(html).toContain('&lt;/script&gt;');
    expect(html + state).not.toContain('<script>alert');
    expect(state).not.toMatch(/[<\u2028]/);
    expect(JSON.stringify(JSON.parse(state))).toContain('</script><script>alert(1)//\u2028');
  });

  test('"an archived product answers 410, an unknown one 404"', async () => {
    const gone: typeof fetch = async () => Response.json({ message: 'Gone.' }, { status: 410 });
    expect((await render('/products/old', { fetch: gone })).status).toBe(410);
    expect((await render('/products/none', { fetch: answering([]) })).status).toBe(404);
  });

  test.each(['/products', '/products/sauna'])('%s is not rendered without an answer', async (address) => {
    const failing: typeof fetch = async () => Response.json({ message: 'Busy.' }, { status: 503 });
    await expect(render(address, { fetch: failing })).rejects.toThrow('could not be read');
  });

  test.each([
    ['/products', '/products'],
    ['/products/?utm_source=mail&sort=newest&q=', '/products'],
    ['/products?view=list&pages=3', '/products?view=list&pages=3'],
    // "Name pages by what the server renders differently only": neither the search nor pages beyond the fifth.
    ['/products?q=a%20b&category=sauna', '/products?category=sauna'],
    ['/products?pages=99', '/products?pages=5'],
    ['/products/sauna/?utm=1', '/products/sauna'],
    ['/account?x=1', null],
    ['/reset-password/a.b.c', null],
    ['/admin/products/7', null],
    ['/', null],
  ])('%s is the page %s', (url, address) => {
    expect(matchPage(url)).toMatchObject({ address });
  });

  test.each(['/nowhere', '/products/sauna/more', '//products', '/%'])('%s is no page', (url) => {
    expect(matchPage(url)).toBeNull();
  });
});
