/** Tests of the metadata that a product page has for search engines and link previews. */
import { screen, waitFor } from '@testing-library/react';
import { answer, mockServer, problem, product } from '../../../store/testing';
import { renderApp } from '../../testing/renderApp';

const server = mockServer();

const fjord = product({
  slug: 'fjord-cabin',
  name: 'Fjord Cabin',
  category: 'infrared',
  description: 'Pale hemlock, two panels and a bench. '.repeat(30),
  price: { base: 24500, isPriceOnRequest: false },
  images: [{ url: '/uploads/one.webp', alt: 'A cabin by a lake' }, { url: 'https://cdn.example/two.webp' }],
});

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const jsonLdBlocks = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

async function open(shown: Parameters<typeof product>[0], at = '/products/fjord-cabin') {
  const found = { ...fjord, ...shown };
  server.use(answer.getProductBySlug({ product: found }), answer.getProduct({ product: found }));
  renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: found.name });
  await waitFor(() => expect(document.title).toBe(`${found.name} | Spa Summit`));
}

test('describes the product with its own text, image and price', async () => {
  await open({});
  expect(meta('description')).toMatch(/^Pale hemlock, .{100,150}…$/);
  expect(canonical()).toBe('/products/fjord-cabin');
  expect(meta('robots')).toBeUndefined();
  expect(meta('og:type')).toBe('product');
  expect(meta('og:title')).toBe('Fjord Cabin | Spa Summit');
  expect(meta('og:url')).toBe('/products/fjord-cabin');
  expect([meta('og:image'), meta('og:image:alt')]).toEqual(['/uploads/one.webp', 'A cabin by a lake']);
  expect([meta('product:price:amount'), meta('product:price:currency')]).toEqual(['24500', 'EUR']);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(jsonLdBlocks()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Fjord Cabin',
      description: fjord.description,
      url: '/products/fjord-cabin',
      category: 'Infrared Therapy',
      brand: { '@type': 'Brand', name: 'Spa Summit' },
      image: ['/uploads/one.webp', 'https://cdn.example/two.webp'],
      offers: { '@type': 'Offer', price: 24500, priceCurrency: 'EUR', url: '/products/fjord-cabin' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Wellness Collection', item: '/products' },
        { '@type': 'ListItem', position: 2, name: 'Fjord Cabin', item: '/products/fjord-cabin' },
      ],
    },
  ]);
});

test('has the slug in its canonical URL, even if it was opened by id', async () => {
  await open({}, `/products/${fjord._id}`);
  expect(canonical()).toBe('/products/fjord-cabin');
});

test.each([
  ['on request', { isPriceOnRequest: true }],
  ['on request, with a base price', { base: 100, isPriceOnRequest: true }],
])('states no price that is not public: %s', async (_case, price) => {
  await open({ price });
  expect(jsonLdBlocks()[0]).not.toHaveProperty('offers');
  expect(meta('product:price:amount')).toBeUndefined();
});

test('shares the site image if the product has none, and claims no product image', async () => {
  await open({ images: [] });
  expect(meta('og:image')).toBe('/og.jpg');
  expect(jsonLdBlocks()[0]).not.toHaveProperty('image');
});

test('escapes a name that would end the script element', async () => {
  const name = '</script><script>window.hacked=1</script>';
  await open({ name });
  expect(document.querySelectorAll('script')).toHaveLength(2);
  expect(jsonLdBlocks().map((block) => block.name ?? 'breadcrumbs')).toEqual([name, 'breadcrumbs']);
});

test.each([404, 410])('is excluded from search engines if the server responds with %i', async (status) => {
  server.use(
    problem('get', '/products/slug/:slug', status, 'Not here.'),
    problem('get', '/products/:id', status, 'Not here.'),
  );
  renderApp({ at: '/products/fjord-cabin' });
  await screen.findByRole('alert');
  expect(meta('robots')).toBe('noindex');
  expect([canonical(), jsonLdBlocks()]).toEqual([undefined, []]);
});

test('has the same canonical URL for every sort order and category', async () => {
  server.use(answer.listProducts({ products: [], currentPage: 1, totalPages: 1 }));
  renderApp({ at: '/products?sort=name&category=sauna&q=oak&pages=1' });
  await waitFor(() => expect(canonical()).toBe('/products'));
});
