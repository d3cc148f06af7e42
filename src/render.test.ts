import { listedRoutes, publicRoutes, render } from './render';

describe('every public marketing route is written as an HTML file from the same components', () => {
  test('the routes are those of spec §2, and the legal pages', () => {
    expect([...publicRoutes].sort()).toEqual([
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
    expect([...listedRoutes].sort()).toEqual([...publicRoutes, '/products'].sort());
  });

  test.each(publicRoutes)('%s is rendered whole: title, description, one heading, the frame', async (route) => {
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
    const pages = await Promise.all(publicRoutes.map((route) => render(route)));
    const titles = pages.map(({ head }) => /<title>[^<]*/.exec(head)?.[0]);
    expect(new Set(titles).size).toBe(publicRoutes.length);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(publicRoutes.length);
  });

  test('a page is the same each time it is rendered', async () => {
    expect(await render('/about')).toEqual(await render('/about'));
  });
});
